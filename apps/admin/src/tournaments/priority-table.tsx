import { Button, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../table/reason-form.js';
import { PlayerLinks } from '../matches/player-links.js';
import { DataTable } from '../table/data-table.js';
import { Card } from '../table/facts.js';
import { MOVE_IN_PRIORITY_LIST } from './documents.js';
import type { ShownTournament } from './tournament-page.js';
import { useTournamentAction } from './use-tournament-action.js';

type Place = ShownTournament['priorityList'][number];

/** Who waits for a place of a slam; support can change the turn, with a reason (TRN-12). */
export function PriorityTable({ tournament }: { readonly tournament: ShownTournament }) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<Place | null>(null);
  const [to, setTo] = useState<number | string>(1);
  const move = useTournamentAction('moveInPriorityList', MOVE_IN_PRIORITY_LIST);

  return (
    <Card title={t('tournaments.priorityList')}>
      <DataTable
        rows={tournament.priorityList}
        keyOf={({ entryId }) => entryId}
        columns={[
          { title: t('tournaments.position'), cell: ({ position }) => position },
          {
            title: t('tournaments.players'),
            cell: ({ players }) => <PlayerLinks players={players} />,
          },
          { title: t('tournaments.matchesBefore'), cell: ({ matches }) => matches },
          {
            title: t('tournaments.actions'),
            cell: (place) => (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  setTo(place.position);
                  setAsked(place);
                }}
              >
                {t('tournaments.move')}
              </Button>
            ),
          },
        ]}
      />
      {asked && (
        <ReasonForm
          opened
          title={t('tournaments.moveTitle')}
          text={t('tournaments.moveText')}
          action={t('tournaments.move')}
          onSend={(reason) =>
            move({ registrationId: asked.entryId, position: Number(to), reason }, t('tournaments.moved'))
          }
          onClose={() => setAsked(null)}
        >
          <NumberInput
            label={t('tournaments.position')}
            min={1}
            max={tournament.priorityList.length}
            allowDecimal={false}
            value={to}
            onChange={setTo}
          />
        </ReasonForm>
      )}
    </Card>
  );
}
