import { Stack } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { GroupsTabFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { EmptyState } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { entriesOf, entryOf, isToCome } from '../../../entities/competitions/fixture.js';
import { placeAfter } from '../../../entities/competitions/next-result.js';
import { Hint, Section } from '../../../entities/competitions/section.js';
import { stageOf } from '../../../entities/competitions/stage-path.js';
import { MessageButton } from '../../../entities/chat/message-button.js';
import { StandingsTable } from '../../../entities/competitions/standings-table.js';
import { FixtureList } from '../../../entities/competitions/fixture-list.js';
import { TabFrame } from './tab-frame.js';
import type { TabProps } from './tournament-view.js';

const GroupsQuery = graphql(`
  query TournamentGroups($id: ID!) {
    tournament(id: $id) {
      ...GroupsTab
    }
  }
`);

type Group = GroupsTabFragment['groups'][number];

/** Tables with what decided ties, and the matches of each group (TRN-11); mine first, one alone by its address. */
export default function GroupsTab({ tournament }: TabProps) {
  const { t } = useTranslation('tournaments');
  const me = useMe();
  const { faseTournament, idFase } = useParams();
  return (
    <TabFrame query={GroupsQuery} id={tournament.id} height={320}>
      {({ groups }) => {
        if (groups.length === 0) {
          return (
            <EmptyState
              order={3}
              illustration="results"
              title={t('groups.empty.title')}
              text={t('groups.empty.text')}
            />
          );
        }
        const wanted =
          stageOf(faseTournament) === 'ROUND_ROBIN' ? groups.filter(({ number }) => String(number) === idFase) : [];
        const isMine = ({ table }: Group) =>
          entryOf(
            table.map(({ entry }) => entry),
            me?.id ?? null,
          ) !== null;
        const shown = wanted.length > 0 ? wanted : groups.toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)));
        return (
          <Stack gap="xl">
            {shown.map((group) => (
              <GroupSection key={group.id} group={group} timeZone={tournament.timeZone} me={me?.id ?? null} />
            ))}
          </Stack>
        );
      }}
    </TabFrame>
  );
}

function GroupSection({
  group,
  timeZone,
  me,
}: {
  readonly group: Group;
  readonly timeZone: string;
  readonly me: string | null;
}) {
  const { t } = useTranslation(['tournaments', 'competitions']);
  const mine = entryOf(
    group.table.map(({ entry }) => entry),
    me,
  );
  const figures = ['played', 'won', 'drawn', 'lost', 'sets', 'games'] as const;
  return (
    <Section
      title={t('groups.title', { number: group.number })}
      hint={t('groups.qualifiers', { count: group.qualifiers })}
    >
      <StandingsTable
        caption={t('groups.caption', { number: group.number })}
        chanceName={t('groups.chance')}
        qualifiers={group.qualifiers}
        me={mine?.id ?? null}
        figures={figures.map((key) => ({
          key,
          label: t(`competitions:table.short.${key}`),
          name: t(`competitions:table.${key}`),
        }))}
        rows={group.table.map((row) => ({
          rank: row.rank,
          entrant: row.entry,
          points: row.points,
          form: row.form,
          chance: row.chance,
          figures: {
            played: row.played,
            won: row.won,
            drawn: row.drawn,
            lost: row.lost,
            sets: `${row.setsWon}–${row.setsLost}`,
            games: `${row.gamesWon}–${row.gamesLost}`,
          },
          tie:
            row.rankedBy && row.rankedBy !== 'POINTS'
              ? t(`competitions:tie.${row.rankedBy}`, { points: row.points })
              : null,
        }))}
      />
      {mine && <NextResult group={group} me={mine.id} />}
      {mine && <MessageButton kind="tournament-group" id={group.id} style={{ alignSelf: 'flex-start' }} />}
      <FixtureList fixtures={group.fixtures} timeZone={timeZone} />
    </Section>
  );
}

/** `A win against Ben takes you to 2nd`: said where points alone decide it. */
function NextResult({ group, me }: { readonly group: Group; readonly me: string }) {
  const { t } = useTranslation('tournaments');
  const next = group.fixtures.find((fixture) => isToCome(fixture) && entriesOf(fixture).some(({ id }) => id === me));
  const opponent = next && entriesOf(next).find(({ id }) => id !== me);
  if (!opponent) return null;
  const rows = group.table.map(({ entry, points }) => ({ id: entry.id, points }));
  const place = placeAfter(rows, me, opponent.id, 'win');
  if (place === null) return null;
  return <Hint>{t(place <= group.qualifiers ? 'groups.winQualifies' : 'groups.win', { place })}</Hint>;
}
