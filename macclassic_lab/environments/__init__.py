"""Games as PettingZoo environments (docs/envs.md): ``pip install macclassic-lab[envs]``, `env("soi")`."""

from __future__ import annotations

from macclassic_lab.environments.pettingzoo_env import CardTableEnv, env

__all__ = ["CardTableEnv", "env"]
