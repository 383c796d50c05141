import { useQuery } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import { graphql, type DocumentType } from '@setpoint/client';
import { LANGUAGES } from '@setpoint/i18n/browser';
import { PlayerAvatar } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PlayerPoints } from '../discounts/player-points.js';
import { WriteToPlayer } from '../messages/write-to-player.js';
import { PaymentAccess } from '../payments/payment-access.js';
import { PlayerDocuments } from '../payments/player-documents.js';
import { RecordPage } from '../table/record-page.js';
import { Card, Facts } from '../table/facts.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';
import { AccountAudit } from '../audit/account-audit.js';
import { AccountSessions } from './account-sessions.js';
import { SupportRole } from './support-role.js';
import { AccountAccess } from './account-access.js';
import { RemoveAvatar } from './remove-avatar.js';
import { RecentMatches } from './recent-matches.js';
import { StatusBadge } from './status-badge.js';

export const ACCOUNT = graphql(`
  query SupportAccount($id: ID!) {
    account(id: $id) {
      id
      status
      firstName
      lastName
      email
      roles
      language
      registeredAt
      verifiedAt
      disabledAt
      disabledReason
      disabledUntil
      deletedAt
      openSessions
      sessions {
        id
        openedAt
        expiresAt
      }
      user {
        id
        displayName
        age
        sports
        locationName
        lastLoginAt
        description
        profiles {
          avatarThumbnail
        }
        levels {
          rating
          selfAssessed
          sport {
            id
          }
          numberPlayers {
            id
          }
        }
        statistics {
          matches
          wins
          losses
          draws
        }
      }
    }
  }
`);

export type SupportAccount = NonNullable<DocumentType<typeof ACCOUNT>['account']>;

/** One account with its person: state, sports, levels, recent matches and what support can do (ADM-05). */
export function PlayerPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(ACCOUNT, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const account = data?.account;
  const name = account
    ? [account.firstName, account.lastName].filter(Boolean).join(' ') || t('players.nobody')
    : t('players.title');
  return (
    <RecordPage
      title={name}
      list={{ path: '/players', text: t('players.all') }}
      found={account}
      error={error}
      refetch={refetch}
      missing={{ title: t('players.missing'), text: t('players.missingText') }}
    >
      {(account, readAgain) => <Account key={account.id} account={account} name={name} onChanged={readAgain} />}
    </RecordPage>
  );
}

interface AccountProps {
  readonly account: SupportAccount;
  readonly name: string;
  readonly onChanged: () => void;
}

function Account({ account, name, onChanged }: AccountProps) {
  const { t, i18n } = useTranslation(['admin', 'common', 'oversight']);
  const { day, time } = useTimes();
  const { user } = account;
  const figure = (rating: number) => rating.toLocaleString(i18n.language, { minimumFractionDigits: 1 });
  return (
    <Stack mt="sm">
      <Group gap="md">
        <PlayerAvatar player={{ id: account.id, displayName: name, profiles: user?.profiles ?? null }} size={56} />
        <div>
          <h2 style={{ margin: 0 }}>{name}</h2>
          <Text className={classes.id} c="dimmed">
            {account.id}
          </Text>
        </div>
        <StatusBadge status={account.status} />
        <AccountAccess account={account} name={name} onChanged={onChanged} />
        <SupportRole account={account} name={name} />
        <RemoveAvatar account={account} name={name} />
      </Group>
      <div className={classes.cards}>
        <Card title={t('players.account')}>
          <Facts
            facts={[
              [t('players.email'), account.email],
              [t('players.role'), account.roles.map((role) => t(`players.roles.${role}`)).join(', ')],
              [
                t('players.language'),
                LANGUAGES.find(({ code }) => code === account.language)?.label ?? account.language,
              ],
              [t('players.joined'), day(account.registeredAt)],
              [t('players.verified'), time(account.verifiedAt)],
              [t('players.lockedAt'), time(account.disabledAt)],
              [t('players.reason'), account.disabledReason],
              [t('oversight:access.suspendedUntil'), time(account.disabledUntil)],
              [t('players.deletedAt'), time(account.deletedAt)],
              [
                t('players.signedIn'),
                account.openSessions === 0
                  ? t('players.noSessions')
                  : t('players.sessions', { count: account.openSessions }),
              ],
              [t('players.lastHere'), time(user?.lastLoginAt)],
            ]}
          />
        </Card>
        {user && (
          <Card title={t('players.player')}>
            <Facts
              facts={[
                [t('players.area'), user.locationName],
                [t('players.age'), user.age],
                [t('players.motto'), user.description],
                ...user.levels.map(
                  ({ sport, numberPlayers, rating, selfAssessed }) =>
                    [
                      `${t(`common:sport.${sport.id}`)} · ${t(`players.format.${numberPlayers.id === '1' ? 'singles' : 'doubles'}`)}`,
                      rating === null
                        ? t('players.noLevel')
                        : `${figure(rating)}${selfAssessed ? ` · ${t('players.ownEstimate')}` : ''}`,
                    ] as const,
                ),
                [t('players.record'), t('players.recordText', { ...user.statistics })],
              ]}
            />
          </Card>
        )}
      </div>
      {user && <WriteToPlayer playerId={user.id} />}
      {account.status !== 'DELETED' && <AccountSessions account={account} name={name} />}
      {user && <PlayerPoints playerId={user.id} />}
      {user && <PaymentAccess playerId={user.id} name={name} />}
      <PlayerDocuments playerId={account.id} />
      {user && <RecentMatches playerId={user.id} />}
      <AccountAudit accountId={account.id} />
    </Stack>
  );
}
