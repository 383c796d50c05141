import { Button, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerLinks } from '../matches/player-links.js';
import { DataTable } from '../table/data-table.js';
import { Card } from '../table/facts.js';
import { ReasonForm } from '../table/reason-form.js';
import { SET_SEEDS } from './documents.js';
import type { ShownTournament } from './tournament-page.js';
import { useTournamentAction } from './use-tournament-action.js';

/** In the place of an entry. */
const BY_RATING = 'BY_RATING';

/** Who is seeded; until the draw support can set the order by hand, with a reason (ADM-04). */
export function SeedsTable({ tournament }: { readonly tournament: ShownTournament }) {
  const { t } = useTranslation('admin');
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const set = useTournamentAction('setTournamentSeeds', SET_SEEDS);
  const { id: tournamentId, version, state, draw } = tournament;
  const seeding = tournament.seeding ?? [];
  const mayBeSet = (state === 'OPEN' || state === 'CLOSED') && !draw;

  return (
    <Card title={t('tournaments.seeds')}>
      {mayBeSet && (
        <Text size="sm" c="dimmed">
          {t('tournaments.seeding.text')}
        </Text>
      )}
      <DataTable
        rows={seeding}
        keyOf={({ entry }) => entry.id}
        columns={[
          { title: t('tournaments.seedNumber'), cell: ({ number }) => number },
          { title: t('tournaments.players'), cell: ({ entry }) => <PlayerLinks players={entry.players} /> },
          { title: t('tournaments.seeding.level'), cell: ({ entry }) => entry.level ?? '' },
          {
            title: t('tournaments.seeding.how'),
            cell: ({ isByHand }) => t(isByHand ? 'tournaments.seeding.byHand' : 'tournaments.seeding.byRating'),
          },
        ]}
      />
      {mayBeSet && (
        <Button
          mt="sm"
          size="compact-sm"
          variant="default"
          onClick={() => setOrder(seeding.filter(({ isByHand }) => isByHand).map(({ entry }) => entry.id))}
        >
          {t('tournaments.seeding.set')}
        </Button>
      )}
      {order && (
        <ReasonForm
          opened
          title={t('tournaments.seeding.setTitle')}
          text={t('tournaments.seeding.setText')}
          action={t('tournaments.seeding.set')}
          onSend={(reason) =>
            set({ tournamentId, version: version!, registrationIds: [...order], reason }, t('tournaments.seeding.done'))
          }
          onClose={() => setOrder(null)}
        >
          {[...order, null].slice(0, seeding.length).map((chosen, index) => (
            <Select
              key={index}
              label={t('tournaments.seeding.place', { number: index + 1 })}
              data={[
                { value: BY_RATING, label: t('tournaments.seeding.byRating') },
                ...(tournament.entries ?? []).map(({ id, players }) => ({
                  value: id,
                  label: players.map(({ displayName }) => displayName).join(', '),
                })),
              ]}
              value={chosen ?? BY_RATING}
              onChange={(value) => setOrder(changed(order, index, value === BY_RATING ? null : value))}
              allowDeselect={false}
              searchable
            />
          ))}
        </ReasonForm>
      )}
    </Card>
  );
}

/** Whoever stood elsewhere changes places; without an entry those behind move up. */
function changed(order: readonly string[], at: number, chosen: string | null): readonly string[] {
  if (chosen === null) return order.toSpliced(at, 1);
  const from = order.indexOf(chosen);
  if (from === -1) return order.toSpliced(at, 1, chosen);
  if (at === order.length) return [...order.toSpliced(from, 1), chosen];
  return order.with(from, order[at]!).with(at, chosen);
}
