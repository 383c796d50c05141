import { Stack } from '@mantine/core';
import type { LeagueHeadFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { isToCome } from '../../../entities/competitions/fixture.js';
import { FixtureList } from '../../../entities/competitions/fixture-list.js';
import { placeAfter } from '../../../entities/competitions/next-result.js';
import { Hint, Section } from '../../../entities/competitions/section.js';
import { MessageButton } from '../../../entities/chat/message-button.js';
import { StandingsTable } from '../../../entities/competitions/standings-table.js';
import { toFixture } from './fixtures.js';
import { GroupFrame, memberOf, type ShownGroup } from './group-frame.js';

/** The first two play the final (LEA-06). */
const FINALISTS = 2;

const FIGURES = ['played', 'won', 'drawn', 'lost', 'forfeited', 'games', 'difference', 'pct', 'ptp', 'appw'] as const;

/** The live table of a group, its final, and what decided ties (LEA-06). */
export default function GroupsTab({ league }: { readonly league: LeagueHeadFragment }) {
  return (
    <GroupFrame league={league} tab="groups">
      {(group) => <Table group={group} timeZone={league.timeZone} />}
    </GroupFrame>
  );
}

function Table({ group, timeZone }: { readonly group: ShownGroup; readonly timeZone: string }) {
  const { t, i18n } = useTranslation(['league', 'competitions']);
  const me = useMe();
  const mine = memberOf(group, me?.id ?? null);
  const moveOf = ({ state, tableOfLastNight }: ShownGroup, { rank, member }: ShownGroup['table'][number]) => {
    const before = tableOfLastNight.find((row) => row.member.id === member.id)?.rank ?? rank;
    if (state === 'CLOSED' || before === rank) return null;
    const places = before - rank;
    return { places, text: t(`groups.move.${places > 0 ? 'up' : 'down'}`, { count: Math.abs(places) }) };
  };
  const share = (value: number) => new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(value);
  return (
    <Stack gap="lg">
      <Section title={t('groups.title', { number: group.number })} hint={t('groups.final')}>
        <StandingsTable
          caption={t('groups.caption', { number: group.number })}
          chanceName={t('groups.chance')}
          qualifiers={FINALISTS}
          me={mine?.id ?? null}
          figures={FIGURES.map((key) => ({
            key,
            label: t(`groups.figures.${key}.short`),
            name: t(`groups.figures.${key}.name`),
          }))}
          rows={group.table.map((row) => ({
            rank: row.rank,
            entrant: row.member,
            move: moveOf(group, row),
            points: row.points,
            form: row.form,
            chance: row.chance,
            figures: {
              played: row.played,
              won: row.won,
              drawn: row.drawn,
              lost: row.lost,
              forfeited: row.forfeited,
              games: `${row.gamesWon}–${row.gamesLost}`,
              difference: row.gameDifference > 0 ? `+${row.gameDifference}` : row.gameDifference,
              pct: share(row.pct),
              ptp: share(row.ptp),
              appw: share(row.appw),
            },
            tie:
              row.rankedBy && row.rankedBy !== 'POINTS'
                ? t(`groups.tie.${row.rankedBy}`, { points: row.points })
                : null,
          }))}
        />
        {mine && <NextResult group={group} me={mine.id} />}
        {mine && <MessageButton kind="league-group" id={group.id} style={{ alignSelf: 'flex-start' }} />}
      </Section>
      {group.final && (
        <Section title={t('groups.theFinal')}>
          <FixtureList fixtures={[toFixture(group.final)]} timeZone={timeZone} />
        </Section>
      )}
    </Stack>
  );
}

/** Said where points alone decide it. */
function NextResult({ group, me }: { readonly group: ShownGroup; readonly me: string }) {
  const { t } = useTranslation('league');
  // The final gives no points.
  const next = group.fixtures.find(
    (fixture) =>
      fixture.stage === 'ROUND_ROBIN' &&
      isToCome(fixture) &&
      [fixture.sideA, fixture.sideB].some(({ id }) => id === me),
  );
  if (!next) return null;
  const opponent = next.sideA.id === me ? next.sideB : next.sideA;
  const rows = group.table.map(({ member, points }) => ({ id: member.id, points }));
  const place = placeAfter(rows, me, opponent.id, 'win');
  return place === null ? null : <Hint>{t('groups.win', { place })}</Hint>;
}
