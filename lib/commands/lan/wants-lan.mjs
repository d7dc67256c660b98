import { Refusal } from '../run.mjs';

/** Whether the whole network is to be served. @param {string[]} args what follows `npm start --` */
export function wantsLan(args) {
  const unknown = args.find((arg) => arg !== '--lan');
  if (unknown !== undefined) throw new Refusal(`npm start knows "-- --lan" and nothing else; this is ${unknown}.`);
  return args.length > 0;
}
