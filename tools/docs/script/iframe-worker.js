// Runs a worker's script in a hidden frame, because browsers start no worker for a page opened from a file.
"use strict";
if (location.protocol === "file:") {
  window.IFrameWorker = window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      this.inside = frame.contentWindow;
      this.inside.postMessage = data => this.dispatchEvent(new MessageEvent("message", { data }));
      this.inside.importScripts = async (...urls) => {
        for (const each of urls) await this.load(each);
      };
      this.loaded = this.load(url);
    }

    load(url) {
      return new Promise((loaded, failed) => {
        const script = this.inside.document.createElement("script");
        script.src = url;
        script.onload = loaded;
        script.onerror = failed;
        this.inside.document.body.append(script);
      });
    }

    async postMessage(data) {
      await this.loaded;
      this.inside.dispatchEvent(new MessageEvent("message", { data }));
    }
  };
}
