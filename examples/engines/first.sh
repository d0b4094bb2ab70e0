#!/bin/sh
# An engine for macclassic in shell: it always takes the first legal action. Every line begins with its id.
#     macclassic check-engine "sh examples/engines/first.sh" sorry
while IFS= read -r line; do
    id=${line#*\"id\":}
    id=${id%%,*}
    case $line in
    *'"protocol":'*)
        printf '{"id":%s,"protocol":"macclassic-engine","version":1,"name":"First"}\n' "$id" ;;
    *)
        printf '{"id":%s,"choice":0}\n' "$id" ;;
    esac
done
