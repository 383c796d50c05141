import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerLinks } from '../matches/player-links.js';
import { DataTable } from '../table/data-table.js';
import { Card } from '../table/facts.js';
import { ReasonForm } from '../table/reason-form.js';
import { EXCHANGE_GROUP_ENTRIES } from './documents.js';
import type { ShownTournament } from './tournament-page.js';
import { useTournamentAction } from './use-tournament-action.js';

type Group = ShownTournament['groups'][number];
type Member = Group['table'][number]['entry'] & { readonly group: number };

const nameOf = ({ players }: Pick<Member, 'players'>) => players.map(({ displayName }) => displayName).join(', ');

/** Who plays in which group; until the first match of either is decided, two can change places, with a reason (ADM-04). */
export function GroupsTable({ tournament }: { readonly tournament: ShownTournament }) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<Member | null>(null);
  const [other, setOther] = useState<string | null>(null);
  const exchange = useTournamentAction('exchangeGroupEntries', EXCHANGE_GROUP_ENTRIES);
  const members = tournament.groups.flatMap(({ number, table }): Member[] =>
    table.map(({ entry }) => ({ ...entry, group: number })),
  );
  const played = new Set(
    tournament.fixtures
      .filter(({ state }) => state === 'DECIDED')
      .flatMap(({ sideA, sideB }) => [sideA.entry?.id, sideB.entry?.id]),
  );
  const isFree = ({ id, isOut }: Member) => !isOut && !played.has(id);
  const inOtherGroups = (member: Member) => members.filter((each) => each.group !== member.group && isFree(each));
  const chosen = members.find(({ id }) => id === other);

  return (
    <Card title={t('tournaments.groups')}>
      <DataTable
        rows={members}
        keyOf={({ id }) => id}
        columns={[
          { title: t('tournaments.groups'), cell: ({ group }) => t('tournaments.group', { number: group }) },
          { title: t('tournaments.players'), cell: ({ players }) => <PlayerLinks players={players} /> },
          {
            title: t('tournaments.actions'),
            cell: (member) =>
              isFree(member) &&
              inOtherGroups(member).length > 0 && (
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => {
                    setOther(null);
                    setAsked(member);
                  }}
                >
                  {t('tournaments.exchange')}
                </Button>
              ),
          },
        ]}
      />
      {asked && (
        <ReasonForm
          opened
          title={t('tournaments.exchangeTitle', { name: nameOf(asked) })}
          text={t('tournaments.exchangeText')}
          action={t('tournaments.exchange')}
          onSend={async (reason) => {
            if (!chosen) return t('tournaments.refused.INVALID_DATA');
            const [entryId, withEntryId] = [asked.id, chosen.id];
            const input = { tournamentId: tournament.id, entryId, toGroup: chosen.group, withEntryId, reason };
            return exchange(input, t('tournaments.exchanged'));
          }}
          onClose={() => setAsked(null)}
        >
          <Select
            label={t('tournaments.exchangeWith')}
            data={inOtherGroups(asked).map((each) => ({
              value: each.id,
              label: `${t('tournaments.group', { number: each.group })} · ${nameOf(each)}`,
            }))}
            value={other}
            onChange={setOther}
            required
            searchable
          />
        </ReasonForm>
      )}
    </Card>
  );
}
