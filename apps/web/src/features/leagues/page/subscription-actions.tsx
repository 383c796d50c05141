import { Button, Group, Menu } from '@mantine/core';
import type { LeagueHeadFragment, MyLeagueSubscriptionFragment } from '@setpoint/client/documents';
import { ConfirmSheet, toast } from '@setpoint/ui';
import { IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import {
  AnswerInvitation,
  CancelSubscription,
  DeletePayment,
  LeaveTeam,
  RetryPayment,
  useLeagueCommand,
  VerifyPayment,
} from './commands.js';
import own from './league.module.css';

type Kind = MyLeagueSubscriptionFragment['myActions'][number];
type Confirmed = 'DELETE_PAYMENT' | 'CANCEL' | 'DECLINE' | 'LEAVE';

/** What mends a suspended subscription soonest, by why it is suspended; the rest is in the menu. */
const FIRST: Partial<Record<NonNullable<MyLeagueSubscriptionFragment['cause']>, readonly Kind[]>> = {
  INSUFFICIENT_FUNDS: ['RETRY'],
  RETRY_LATER: ['RETRY'],
  EXPIRED_CARD: ['CHANGE_CARD'],
  DECLINED: ['CHANGE_CARD'],
  AUTHENTICATION_REQUIRED: ['VERIFY', 'PAY'],
};
const ORDER: readonly Kind[] = [
  ...(['PAY', 'RETRY', 'VERIFY', 'CHANGE_CARD', 'CHANGE', 'CANCEL', 'DELETE_PAYMENT'] as const),
  ...(['ACCEPT', 'DECLINE', 'LEAVE'] as const),
];
const ENDING: readonly Kind[] = ['DELETE_PAYMENT', 'CANCEL', 'DECLINE', 'LEAVE'];
const isConfirmed = (kind: Kind): kind is Confirmed => ENDING.includes(kind);

/** Primary and further actions on the viewer's subscription (LEA-08, LEA-09). */
export function SubscriptionActions({
  league,
  subscription: { id, state, cause, myActions },
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
  const [answer, answering] = useLeagueCommand(AnswerInvitation);
  const [leave] = useLeagueCommand(LeaveTeam);
  const input = { subscriptionId: id };
  const done = (kind: Confirmed | 'VERIFY' | 'RETRY' | 'ACCEPT') => (isDone: boolean) => {
    if (isDone) toast({ text: t(`mine.said.${kind}`) });
  };
  const order = [...((cause && FIRST[cause]) ?? []), ...ORDER];
  const [first, ...others] = [...new Set(order)].filter((kind) => myActions.includes(kind));
  if (!first) return null;
  const variant = state === 'ACTIVE' && first !== 'ACCEPT' ? 'default' : 'filled';
  const links: Partial<Record<Kind, string>> = {
    PAY: leaguePath(league, 'subscribe'),
    CHANGE_CARD: '/player/account/payments',
    CHANGE: leaguePath(league, 'subscribe', 'edit'),
  };
  const run = (kind: Kind) => {
    if (kind === 'VERIFY') void verify({ input }).then(done(kind));
    else if (kind === 'RETRY') void retry({ input }).then(done(kind));
    else if (kind === 'ACCEPT') void answer({ input: { ...input, accept: true } }).then(done(kind));
    else if (isConfirmed(kind)) ask(kind);
  };
  const confirmed = (kind: Confirmed): Promise<boolean> => {
    switch (kind) {
      case 'CANCEL':
        return cancel({ input });
      case 'DELETE_PAYMENT':
        return remove({ input: { ...input, confirmed: true } });
      case 'DECLINE':
        return answer({ input: { ...input, accept: false } });
      case 'LEAVE':
        return leave({ input });
    }
  };
  return (
    <Group gap="sm" mt="md">
      {links[first] ? (
        <Button component={Link} to={links[first]} variant={variant}>
          {t(`mine.action.${first}`)}
        </Button>
      ) : (
        <Button variant={variant} loading={verifying || retrying || answering} onClick={() => run(first)}>
          {t(`mine.action.${first}`)}
        </Button>
      )}
      {others.length > 0 && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <Button variant="default" leftSection={<IconDotsVertical size={18} aria-hidden />}>
              {t('mine.more')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((kind) =>
              links[kind] ? (
                <Menu.Item key={kind} component={Link} to={links[kind]} className={own.item!}>
                  {t(`mine.action.${kind}`)}
                </Menu.Item>
              ) : (
                <Menu.Item
                  key={kind}
                  className={own.item!}
                  onClick={() => run(kind)}
                  {...(ENDING.includes(kind) && { color: 'red' })}
                >
                  {t(`mine.action.${kind}`)}
                </Menu.Item>
              ),
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      <ConfirmSheet
        opened={asked !== null}
        onClose={() => ask(null)}
        title={asked ? t(`mine.confirm.${asked}.title`) : ''}
        text={asked ? t(`mine.confirm.${asked}.text`) : ''}
        confirmLabel={asked ? t(`mine.action.${asked}`) : ''}
        danger
        onConfirm={async () => {
          if (asked) done(asked)(await confirmed(asked));
        }}
      />
    </Group>
  );
}
