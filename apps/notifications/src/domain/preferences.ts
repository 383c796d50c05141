import { CHANNELS, TOPICS, type Channel, type Topic } from './topics.js';

/** Explicit preferences; defaults are given by `isOnUnlessChosen`. */
export interface Choice {
  readonly topic: Topic;
  readonly channel: Channel;
  readonly enabled: boolean;
}

export type PreferenceRefusal = 'PREFERENCE_NOT_KNOWN' | 'PREFERENCE_ESSENTIAL';

/** Payments and account: mail cannot be turned off (ACC-03). */
const ESSENTIAL: readonly Topic[] = ['PAYMENTS', 'ACCOUNT'];

/** WhatsApp may only be used for what people asked for there; of the people around one nobody is woken. */
const OFF_UNLESS_CHOSEN = { WHATSAPP: TOPICS, PUSH: ['PEOPLE'] } as Partial<Record<Channel, readonly Topic[]>>;

export const isEssential = (topic: Topic, channel: Channel): boolean =>
  channel === 'EMAIL' && ESSENTIAL.includes(topic);

/** SMS are expensive: used only for match reminders, instead of WhatsApp (NTF-07). */
export function isChoosable(topic: Topic, channel: Channel): boolean {
  if (channel === 'SMS') return topic === 'REMINDERS';
  return channel !== 'WHATSAPP' || topic !== 'REMINDERS';
}

/** Default preference for a topic on a channel. */
export const isOnUnlessChosen = (topic: Topic, channel: Channel): boolean =>
  isChoosable(topic, channel) && !OFF_UNLESS_CHOSEN[channel]?.includes(topic);

/** Effective preference for a topic on a channel. */
export function wants(choices: readonly Choice[], topic: Topic, channel: Channel): boolean {
  if (isEssential(topic, channel)) return true;
  const chosen = choices.find((one) => one.topic === topic && one.channel === channel);
  return isChoosable(topic, channel) && (chosen?.enabled ?? isOnUnlessChosen(topic, channel));
}

/** Why a preference is refused; null if it is allowed. */
export function findPreferenceRefusal({ topic, channel, enabled }: Choice): PreferenceRefusal | null {
  if (!isChoosable(topic, channel)) return 'PREFERENCE_NOT_KNOWN';
  return isEssential(topic, channel) && !enabled ? 'PREFERENCE_ESSENTIAL' : null;
}

/** All preferences, in display order. */
export const allChoices = (choices: readonly Choice[]): Choice[] =>
  TOPICS.flatMap((topic) =>
    CHANNELS.filter((channel) => isChoosable(topic, channel)).map((channel) => ({
      topic,
      channel,
      enabled: wants(choices, topic, channel),
    })),
  );
