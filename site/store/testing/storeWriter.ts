import { openStore } from "../openStore.ts";

console.log(openStore);
