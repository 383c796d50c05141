import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    chat: { type: 'boolean', default: false },
    consumers: { type: 'boolean', default: false },
    database: { type: 'boolean', default: false },
    kills: { type: 'string' },
    messages: { type: 'string', default: '1000' },
    money: { type: 'boolean', default: false },
    operations: { type: 'string', default: '100000' },
    players: { type: 'string', default: '40' },
    session: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
  },
});

export const options = {
  chat: values.chat,
  consumers: values.consumers,
  database: values.database,
  messages: Number(values.messages),
  money: values.money,
  operations: Number(values.operations),
  kills: values.kills === undefined ? undefined : Number(values.kills),
  players: Number(values.players),
  sessionMs: Number(values.session),
};

let state = Number(values.seed) >>> 0;

/** Between 0 and 1; the same numbers for the same seed. */
export const random = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 4_294_967_296;
