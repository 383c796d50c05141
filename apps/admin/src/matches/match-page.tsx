import { useQuery } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import { graphql, type DocumentType } from '@setpoint/client';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { RecordPage } from '../table/record-page.js';
import { Card, Facts } from '../table/facts.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';
import { CorrectResult } from './correct-result.js';
import { guestsOf, MatchBadge } from './match-columns.js';
import { PlayerLink } from './player-link.js';
import { ResultVersions } from './result-versions.js';

const MATCH = graphql(`
  query SupportMatch($id: ID!) {
    match(id: $id) {
      ...SupportMatchRow
      gameMode
      levelMin
      levelMax
      booked
      minutesPlay
      timeZone
      expiry
      message
      missing
      organiser {
        id
        displayName
      }
      invitations {
        id
        side
        state
        createdAt
        user {
          id
          displayName
        }
        invitedBy {
          id
          displayName
        }
      }
      earlierVersions {
        ...SupportResult
      }
    }
  }
`);

type SupportMatch = NonNullable<DocumentType<typeof MATCH>['match']>;

/** One match with everything that support may need to judge it: teams, invitations, every version of its result. */
export function MatchPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(MATCH, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const match = data?.match;
  return (
    <RecordPage
      title={t('matches.match')}
      list={{ path: '/matches', text: t('matches.all') }}
      found={match}
      error={error}
      refetch={refetch}
      missing={{ title: t('matches.missing'), text: t('matches.missingText') }}
    >
      {(match, readAgain) => <Match match={match} onOutdated={readAgain} />}
    </RecordPage>
  );
}

function Match({ match, onOutdated }: { readonly match: SupportMatch; onOutdated(): void }) {
  const { t } = useTranslation(['admin', 'common']);
  const { day, time } = useTimes();
  const { levelMin, levelMax } = match;
  return (
    <Stack mt="sm">
      <Group gap="md">
        <div>
          <h2 style={{ margin: 0 }}>
            {t(`common:sport.${match.sport.id}`)} ·{' '}
            {t(`players.format.${match.numberPlayers === 1 ? 'singles' : 'doubles'}`)}
          </h2>
          <Text className={classes.id} c="dimmed">
            {match.id}
          </Text>
        </div>
        <MatchBadge state={match.state} />
      </Group>
      <div className={classes.cards}>
        <Card title={t('matches.match')}>
          <Facts
            facts={[
              [t('matches.organiser'), <PlayerLink key="organiser" player={match.organiser} />],
              [
                t('matches.day'),
                match.datePlay
                  ? `${day(match.datePlay)} ${match.timePlay?.slice(0, 5) ?? ''} (${match.timeZone})`
                  : null,
              ],
              [t('matches.length'), t('matches.minutes', { count: match.minutesPlay })],
              [t('matches.court'), match.court?.name ?? match.city],
              [t('matches.seenBy'), t(`matches.visibilities.${match.visibility}`)],
              [t('matches.kind'), t(match.isFriendly ? 'matches.friendly' : 'matches.competitive')],
              [t('matches.mode'), t(`matches.modes.${match.gameMode}`)],
              [t('matches.levels'), levelMin || levelMax ? `${levelMin ?? 1} – ${levelMax ?? 7}` : null],
              [t('matches.deadline'), time(match.expiry)],
              [t('matches.message'), match.message],
              [t('matches.created'), time(match.createdAt)],
            ]}
          />
        </Card>
        <Card title={t('matches.players')}>
          <Facts
            facts={(['A', 'B'] as const).map((side) => [
              t('matches.team', { side }),
              <Group key={side} gap="xs">
                {match[`team${side}`].map(({ user }) => (
                  <PlayerLink key={user.id} player={user} />
                ))}
                {guestsOf(match, side).map((name) => (
                  <span key={name}>{name}</span>
                ))}
                {match[`team${side}`].length + guestsOf(match, side).length === 0 && t('matches.nobody')}
              </Group>,
            ])}
          />
          {(match.invitations ?? []).length > 0 && (
            <>
              <h4 className={classes.heading}>{t('matches.invitations')}</h4>
              <Stack gap={4}>
                {match.invitations!.map((invitation) => (
                  <Text key={invitation.id} size="sm">
                    <PlayerLink player={invitation.user} /> · {t('matches.team', { side: invitation.side })} ·{' '}
                    {t(`matches.answers.${invitation.state}`)} ·{' '}
                    {t('matches.invitedBy', {
                      name: invitation.invitedBy.displayName,
                      time: time(invitation.createdAt),
                    })}
                  </Text>
                ))}
              </Stack>
            </>
          )}
        </Card>
      </div>
      {match.state === 'CONFIRMED' && match.result && (
        <CorrectResult key={match.result.version} matchId={match.id} result={match.result} onOutdated={onOutdated} />
      )}
      <ResultVersions current={match.result} earlier={match.earlierVersions ?? []} />
    </Stack>
  );
}
