import type { LeagueHeadFragment, MyLeagueSubscriptionFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { namedDay } from '../../../entities/competitions/days.js';
import { CardSection, Facts, Hint } from '../../../entities/competitions/section.js';
import { useMoney } from '../../../entities/money/use-money.js';
import { shownDay } from '../../../entities/level/figures.js';
import { shownInstant } from '../../../entities/match/match-time.js';
import { changesOf, teammateText } from './next-team.js';
import { SubscriptionActions } from './subscription-actions.js';
import own from './league.module.css';

/** State of the viewer's subscription, with actions (LEA-08, LEA-09). */
export function SubscriptionSection({
  league,
  subscription,
}: {
  readonly league: LeagueHeadFragment;
  readonly subscription: MyLeagueSubscriptionFragment;
}) {
  const { t, i18n } = useTranslation('league');
  const me = useMe();
  const money = useMoney();
  const { state, cause, endsAfter, nextChargeOn, nextPrice, until, next, myActions, pending } = subscription;
  const isAsked = myActions.includes('ACCEPT');
  const sentence = (() => {
    if (isAsked) return t('mine.asked', { name: subscription.subscriber.displayName });
    if (state === 'SUSPENDED' && subscription.isCharging) return t('mine.charging');
    if (state === 'SUSPENDED' && cause) return t(`mine.cause.${cause}`);
    if (state === 'INACTIVE') return t(`mine.end.${subscription.endedBecause}`);
    if (endsAfter) return t('mine.ending', { number: endsAfter.number, year: endsAfter.year });
    if (state === 'ACTIVE' && nextChargeOn && nextPrice) {
      return t('mine.charged', { day: namedDay(nextChargeOn, i18n.language), price: money(nextPrice) });
    }
    return t(state === 'ACTIVE' ? 'mine.ACTIVE' : 'mine.PENDING');
  })();
  const isSubscriber = subscription.subscriber.id === me?.id;
  const facts: (readonly [string, string])[] = [[t('mine.since'), shownDay(subscription.createdAt, i18n.language)]];
  if (league.numberPlayers === 2) {
    if (!isSubscriber) facts.push([t('mine.captain'), subscription.subscriber.displayName]);
    facts.push([t('mine.partner'), teammateText(subscription.partner, pending, t)]);
    facts.push([t('mine.reserve'), teammateText(subscription.reserve, pending, t)]);
  }
  if (next) {
    const { number, year } = next.from;
    facts.push([t('mine.next', { number, year }), changesOf({ ...subscription, next }, t, i18n.language).join(' · ')]);
  }
  facts.push([t('mine.phases'), String(subscription.phasesPlayed)]);
  return (
    <CardSection title={t('mine.title')}>
      <p className={own.sentence}>
        {sentence} {until && !isAsked && t('mine.until', { when: shownInstant(until, league.timeZone) })}
      </p>
      {state !== 'INACTIVE' && <Facts facts={facts} />}
      {myActions.length > 0 && <SubscriptionActions league={league} subscription={subscription} />}
      {state === 'ACTIVE' && myActions.includes('CHANGE') && !myActions.includes('CANCEL') && (
        <Hint>{t('mine.noCancel')}</Hint>
      )}
      {isSubscriber && state !== 'INACTIVE' && pending.length > 0 && <Hint>{t('mine.pending')}</Hint>}
    </CardSection>
  );
}
