import { CHANNELS, TOPICS, type Channel, type Topic } from './topics.js';

/** What somebody chose; what they did not choose is as `isOnUnlessChosen` says. */
export interface Choice {
  readonly topic: Topic;
  readonly channel: Channel;
  readonly enabled: boolean;
}

export type PreferenceRefusal = 'PREFERENCE_NOT_KNOWN' | 'PREFERENCE_ESSENTIAL';

/** Money and one's account: by mail everybody hears of them, or would miss what costs them something (ACC-03). */
const ESSENTIAL: readonly Topic[] = ['PAYMENTS', 'ACCOUNT'];

/** WhatsApp may only be used for what people asked for there; of the people around one nobody is woken. */
const OFF_UNLESS_CHOSEN = { WHATSAPP: TOPICS, PUSH: ['PEOPLE'] } as Partial<Record<Channel, readonly Topic[]>>;

export const isEssential = (topic: Topic, channel: Channel): boolean =>
  channel === 'EMAIL' && ESSENTIAL.includes(topic);

/** SMS are dear: they remind of matches and of nothing else, in the place of WhatsApp (NTF-07). */
export function isChoosable(topic: Topic, channel: Channel): boolean {
  if (channel === 'SMS') return topic === 'REMINDERS';
  return channel !== 'WHATSAPP' || topic !== 'REMINDERS';
}

/** Whether somebody who chose nothing is told of a topic on a channel. */
export const isOnUnlessChosen = (topic: Topic, channel: Channel): boolean =>
  isChoosable(topic, channel) && !OFF_UNLESS_CHOSEN[channel]?.includes(topic);

/** Whether somebody wants to be told of a topic on a channel. */
export function wants(choices: readonly Choice[], topic: Topic, channel: Channel): boolean {
  if (isEssential(topic, channel)) return true;
  const chosen = choices.find((one) => one.topic === topic && one.channel === channel);
  return isChoosable(topic, channel) && (chosen?.enabled ?? isOnUnlessChosen(topic, channel));
}

/** Why a choice can not be made; null when it can. */
export function findPreferenceRefusal({ topic, channel, enabled }: Choice): PreferenceRefusal | null {
  if (!isChoosable(topic, channel)) return 'PREFERENCE_NOT_KNOWN';
  return isEssential(topic, channel) && !enabled ? 'PREFERENCE_ESSENTIAL' : null;
}

/** Every switch that there is, in the order of the screen. */
export const allChoices = (choices: readonly Choice[]): Choice[] =>
  TOPICS.flatMap((topic) =>
    CHANNELS.filter((channel) => isChoosable(topic, channel)).map((channel) => ({
      topic,
      channel,
      enabled: wants(choices, topic, channel),
    })),
  );
