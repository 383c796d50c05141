import { Badge, Button, Group, Text } from '@mantine/core';
import type { RegistrationState, TournamentState } from '@setpoint/client/documents';
import { isTournamentGuest } from '@setpoint/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../table/reason-form.js';
import { PlayerLinks } from '../matches/player-links.js';
import { DataTable } from '../table/data-table.js';
import { Card } from '../table/facts.js';
import { useTimes } from '../table/use-times.js';
import { EXCLUDE_ENTRY } from './documents.js';
import { LinkGuest } from './link-guest.js';
import type { ShownTournament } from './tournament-page.js';
import { useTournamentAction } from './use-tournament-action.js';

const ENDED: ReadonlySet<RegistrationState> = new Set(['RELEASED', 'CANCELLED', 'EXCLUDED', 'WITHDRAWN']);

type Registration = NonNullable<ShownTournament['registrations']>[number];
type Player = Registration['captain'];

const guestsOf = ({ captain, partner }: Registration): readonly Player[] =>
  [captain, partner].filter((player) => player !== null).filter(({ id }) => isTournamentGuest(id));

/** Confirmed, to be paid, offered or waiting, while that still means something. */
const isIn = ({ state }: Registration, of: TournamentState): boolean =>
  !ENDED.has(state) && of !== 'COMPLETED' && of !== 'CANCELLED';

/** Registrations in every state; who is in or waits can be taken out (TRN-15), and guests can be linked to an account (BYD-07), with a reason. */
export function EntriesTable({ tournament }: { readonly tournament: ShownTournament }) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const [asked, setAsked] = useState<Registration | null>(null);
  const [guest, setGuest] = useState<Player | null>(null);
  const exclude = useTournamentAction('excludeEntry', EXCLUDE_ENTRY);
  const registrations = tournament.registrations ?? [];
  const entries = new Map((tournament.entries ?? []).map((entry) => [entry.id, entry]));

  return (
    <Card title={t('tournaments.registrations')}>
      {registrations.length === 0 && <Text c="dimmed">{t('tournaments.noRegistrations')}</Text>}
      {registrations.length > 0 && (
        <DataTable
          rows={registrations}
          keyOf={({ id }) => id}
          columns={[
            {
              title: t('tournaments.players'),
              cell: (registration) => {
                const { captain, partner } = registration;
                return (
                  <Group gap="xs">
                    <PlayerLinks players={partner ? [captain, partner] : [captain]} />
                    {guestsOf(registration).map((each) => (
                      <Button
                        key={each.id}
                        size="compact-sm"
                        variant="default"
                        aria-label={`${t('tournaments.linkGuest')}: ${each.displayName}`}
                        onClick={() => setGuest(each)}
                      >
                        {t('tournaments.linkGuest')}
                      </Button>
                    ))}
                  </Group>
                );
              },
            },
            {
              title: t('tournaments.state'),
              cell: ({ state, endedBecause }) => (
                <Badge variant="default" tt="none">
                  {t(`tournaments.registrationStates.${state}`)}
                  {endedBecause && `: ${t(`tournaments.endedBecause.${endedBecause}`)}`}
                </Badge>
              ),
            },
            { title: t('tournaments.seedNumber'), cell: ({ id }) => entries.get(id)?.seed ?? '' },
            { title: t('tournaments.until'), cell: ({ until }) => time(until) },
            { title: t('tournaments.created'), cell: ({ createdAt }) => time(createdAt) },
            {
              title: t('tournaments.actions'),
              cell: (registration) =>
                isIn(registration, tournament.state) && (
                  <Button size="compact-sm" variant="light" color="red" onClick={() => setAsked(registration)}>
                    {t('tournaments.exclude')}
                  </Button>
                ),
            },
          ]}
        />
      )}
      {guest && <LinkGuest tournamentId={tournament.id} guest={guest} onClose={() => setGuest(null)} />}
      {asked && (
        <ReasonForm
          opened
          title={t('tournaments.excludeTitle', {
            name: [asked.captain, asked.partner]
              .map((player) => player?.displayName)
              .filter(Boolean)
              .join(', '),
          })}
          text={t('tournaments.excludeText')}
          action={t('tournaments.exclude')}
          onSend={(reason) =>
            exclude({ tournamentId: tournament.id, entryId: asked.id, reason }, t('tournaments.excluded'))
          }
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
