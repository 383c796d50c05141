import { Button, Group, Select } from '@mantine/core';
import type { SupportLeagueGroupFragment, SupportLeagueMemberFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../table/reason-form.js';
import { PlayerLinks } from '../matches/player-links.js';
import { DataTable } from '../table/data-table.js';
import classes from '../table/table.module.css';
import { EXCLUDE_MEMBER, MOVE_MEMBER } from './documents.js';
import { LeagueFixtures } from './league-fixtures.js';
import { useLeagueAction } from './use-league-action.js';

interface PendingAction {
  readonly what: 'move' | 'exclude';
  readonly member: SupportLeagueMemberFragment;
}

/** The table of a group, its matches, and what support does about its members. */
export function GroupTable({
  group,
  others,
}: {
  readonly group: SupportLeagueGroupFragment;
  /** Groups of the same phase, into which members can be moved. */
  readonly others: readonly { readonly id: string; readonly number: number }[];
}) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<PendingAction | null>(null);
  const [toGroupId, setToGroupId] = useState<string | null>(null);
  const move = useLeagueAction('moveLeagueMember', MOVE_MEMBER);
  const exclude = useLeagueAction('excludeLeagueMember', EXCLUDE_MEMBER);

  async function send({ what, member: { id: memberId } }: PendingAction, reason: string) {
    if (what === 'exclude') return exclude({ memberId, reason }, t('tournaments.excluded'));
    if (!toGroupId) return t('leagues.chooseGroup');
    return move({ memberId, toGroupId, reason }, t('tournaments.moved'));
  }

  const name = t('tournaments.group', { number: group.number });
  return (
    <section aria-label={name}>
      <h4 className={classes.heading}>{name}</h4>
      <DataTable
        rows={group.table}
        keyOf={({ member }) => member.id}
        columns={[
          { title: t('tournaments.position'), cell: ({ rank }) => rank },
          {
            title: t('tournaments.players'),
            cell: ({ member }) => <PlayerLinks players={member.players} isOut={member.isOut} />,
          },
          { title: t('leagues.points'), className: classes.score, cell: ({ points }) => points },
          { title: t('leagues.played'), className: classes.score, cell: ({ played }) => played },
          {
            title: t('tournaments.actions'),
            cell: ({ member, played, forfeited }) =>
              !member.isOut &&
              group.state !== 'CLOSED' && (
                <Group gap="xs" wrap="nowrap">
                  {played + forfeited === 0 && others.length > 0 && (
                    <Button size="compact-sm" variant="default" onClick={() => setAsked({ what: 'move', member })}>
                      {t('tournaments.move')}
                    </Button>
                  )}
                  <Button
                    size="compact-sm"
                    variant="light"
                    color="red"
                    onClick={() => setAsked({ what: 'exclude', member })}
                  >
                    {t('tournaments.exclude')}
                  </Button>
                </Group>
              ),
          },
        ]}
      />
      <LeagueFixtures fixtures={group.fixtures} />
      {asked && (
        <ReasonForm
          opened
          title={t(asked.what === 'move' ? 'leagues.moveTitle' : 'tournaments.excludeTitle', {
            name: asked.member.players.map(({ displayName }) => displayName).join(', '),
          })}
          text={t(asked.what === 'move' ? 'leagues.moveText' : 'leagues.excludeText')}
          action={t(`tournaments.${asked.what}`)}
          onSend={(reason) => send(asked, reason)}
          onClose={() => setAsked(null)}
        >
          {asked.what === 'move' && (
            <Select
              label={t('leagues.toGroup')}
              data={others.map(({ id, number }) => ({ value: id, label: t('tournaments.group', { number }) }))}
              value={toGroupId}
              onChange={setToGroupId}
            />
          )}
        </ReasonForm>
      )}
    </section>
  );
}
