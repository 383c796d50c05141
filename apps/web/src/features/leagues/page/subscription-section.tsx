import { Button, Group } from '@mantine/core';
import type { LeagueHeadFragment, MyLeagueSubscriptionFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { ConfirmSheet, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { namedDay } from '../../../entities/competitions/days.js';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import { CardSection, Facts, Hint } from '../../../entities/competitions/section.js';
import { useMoney } from '../../../entities/money/use-money.js';
import { shownDay } from '../../../entities/level/figures.js';
import { shownInstant } from '../../../entities/match/match-time.js';
import { CancelSubscription, DeletePayment, RetryPayment, useLeagueCommand, VerifyPayment } from './commands.js';
import own from './league.module.css';

type Confirmed = 'DELETE_PAYMENT' | 'CANCEL';

/** How my subscription stands, in a sentence, and what I can do about it (LEA-08, LEA-09). */
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
  const { state, cause, endsAfter, nextChargeOn, nextPrice, until, next, myActions } = subscription;
  const sentence = (() => {
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
    facts.push([t('mine.partner'), subscription.partner?.displayName ?? t('mine.nobody')]);
    facts.push([t('mine.reserve'), subscription.reserve?.displayName ?? t('mine.nobody')]);
    if (next) {
      const team = [next.partner, next.reserve].filter((player) => player !== null);
      facts.push([
        t('mine.next', { number: next.from.number, year: next.from.year }),
        team.map(({ displayName }) => displayName).join(', ') || t('mine.nobody'),
      ]);
    }
  }
  facts.push([t('mine.phases'), String(subscription.phasesPlayed)]);
  return (
    <CardSection title={t('mine.title')}>
      <p className={own.sentence}>
        {sentence} {until && t('mine.until', { when: shownInstant(until, league.timeZone) })}
      </p>
      {state !== 'INACTIVE' && <Facts facts={facts} />}
      {myActions.length > 0 && <Actions league={league} subscription={subscription} />}
      {state === 'ACTIVE' && myActions.includes('CHANGE') && !myActions.includes('CANCEL') && (
        <Hint>{t('mine.noCancel')}</Hint>
      )}
    </CardSection>
  );
}

function Actions({
  league,
  subscription: { id, myActions },
}: {
  readonly league: LeagueHeadFragment;
  readonly subscription: MyLeagueSubscriptionFragment;
}) {
  const { t } = useTranslation('league');
  const [asked, ask] = useState<Confirmed | null>(null);
  const [verify, verifying] = useLeagueCommand(VerifyPayment);
  const [retry, retrying] = useLeagueCommand(RetryPayment);
  const [remove] = useLeagueCommand(DeletePayment);
  const [cancel] = useLeagueCommand(CancelSubscription);
  const input = { subscriptionId: id };
  const done = (kind: Confirmed | 'VERIFY' | 'RETRY') => (isDone: boolean) => {
    if (isDone) toast({ text: t(`mine.said.${kind}`) });
  };
  const link = {
    PAY: leaguePath(league, 'subscribe'),
    CHANGE_CARD: '/player/account/payments',
    CHANGE: leaguePath(league, 'subscribe', 'edit'),
  } as const;
  return (
    <Group gap="sm" mt="md">
      {myActions.map((kind) => {
        const label = t(`mine.action.${kind}`);
        switch (kind) {
          case 'PAY':
          case 'CHANGE_CARD':
          case 'CHANGE':
            return (
              <Button key={kind} component={Link} to={link[kind]} variant={kind === 'PAY' ? 'filled' : 'default'}>
                {label}
              </Button>
            );
          case 'VERIFY':
            return (
              <Button
                key={kind}
                variant="default"
                loading={verifying}
                onClick={() => void verify({ input }).then(done(kind))}
              >
                {label}
              </Button>
            );
          case 'RETRY':
            return (
              <Button
                key={kind}
                variant="default"
                loading={retrying}
                onClick={() => void retry({ input }).then(done(kind))}
              >
                {label}
              </Button>
            );
          case 'DELETE_PAYMENT':
          case 'CANCEL':
            return (
              <Button key={kind} variant="default" onClick={() => ask(kind)}>
                {label}
              </Button>
            );
        }
      })}
      <ConfirmSheet
        opened={asked !== null}
        onClose={() => ask(null)}
        title={asked ? t(`mine.confirm.${asked}.title`) : ''}
        text={asked ? t(`mine.confirm.${asked}.text`) : ''}
        confirmLabel={asked ? t(`mine.action.${asked}`) : ''}
        danger
        onConfirm={async () => {
          if (asked === 'CANCEL') done(asked)(await cancel({ input }));
          else if (asked) done(asked)(await remove({ input: { ...input, confirmed: true } }));
        }}
      />
    </Group>
  );
}
