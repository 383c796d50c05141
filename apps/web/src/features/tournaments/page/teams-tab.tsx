import { Button, Stack, Switch } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { TeamsTabFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { EmptyState } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Hint, Section } from '../../../entities/competitions/section.js';
import { EntrantName } from '../../../entities/competitions/side-name.js';
import { tournamentPath } from '../../../entities/competitions/tournament-link.js';
import { MessageButton } from '../../../entities/chat/message-button.js';
import { FollowButton } from '../../../entities/player/follow-button.js';
import { LevelBadge } from '../../../entities/player/level-badge.js';
import { PlayerRow } from '../../../entities/player/player-row.js';
import { SeekTeam, useTournamentCommand } from './commands.js';
import { TabFrame } from './tab-frame.js';
import classes from './entries.module.css';
import type { TabProps } from './tournament-view.js';

const TeamsQuery = graphql(`
  query TournamentTeams($id: ID!) {
    tournament(id: $id) {
      ...TeamsTab
    }
  }
`);

/** Who is in, and who looks for a partner (TRN-04). */
export default function TeamsTab({ tournament }: TabProps) {
  return (
    <TabFrame query={TeamsQuery} id={tournament.id}>
      {(part) => (
        <Stack gap="xl">
          <Entries tournament={tournament} part={part} />
          {tournament.numberPlayers === 2 && (tournament.state === 'OPEN' || part.seekingTeam.length > 0) && (
            <Seeking tournament={tournament} part={part} />
          )}
        </Stack>
      )}
    </TabFrame>
  );
}

function Entries({ tournament, part: { entries } }: TabProps & { readonly part: TeamsTabFragment }) {
  const { t } = useTranslation('tournaments');
  if (entries === null) {
    return (
      <EmptyState order={3} illustration="players" title={t('teams.hidden.title')} text={t('teams.hidden.text')} />
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState
        order={3}
        illustration="players"
        title={t('teams.empty.title')}
        text={t('teams.empty.text')}
        action={
          tournament.state === 'OPEN' && (
            <Button component={Link} to={tournamentPath(tournament, 'subscribe')}>
              {t('now.register.action')}
            </Button>
          )
        }
      />
    );
  }
  const { myRegistration: mine } = tournament;
  return (
    <Section title={t('teams.title', { count: entries.length })}>
      {mine?.state === 'CONFIRMED' && mine.partner && (
        <MessageButton kind="tournament-team" id={mine.id} style={{ alignSelf: 'flex-start' }} />
      )}
      <ol className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntrantName entry={entry} />
            <LevelBadge rating={entry.level} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Seeking({ tournament, part: { seekingTeam } }: TabProps & { readonly part: TeamsTabFragment }) {
  const { t } = useTranslation('tournaments');
  const me = useMe();
  const [seek, seeking] = useTournamentCommand(SeekTeam);
  const isSeeking = seekingTeam.some(({ id }) => id === me?.id);
  const others = seekingTeam.filter(({ id }) => id !== me?.id);
  const isOpen = tournament.state === 'OPEN';
  return (
    <Section title={t('seeking.title')} hint={t('seeking.text')}>
      {me && isOpen && (
        <Switch
          size="md"
          label={t('seeking.me')}
          checked={isSeeking}
          disabled={seeking}
          onChange={(event) =>
            void seek({ input: { tournamentId: tournament.id, seeking: event.currentTarget.checked } })
          }
        />
      )}
      {others.length === 0 ? (
        <Hint>{t('seeking.nobody')}</Hint>
      ) : (
        <ul className={classes.people}>
          {others.map((player) => (
            <li key={player.id}>
              <PlayerRow
                player={player}
                distanceKm={null}
                action={
                  !me || !isOpen ? null : player.isFollowedByMe ? (
                    <Button
                      component={Link}
                      size="sm"
                      variant="light"
                      to={tournamentPath(tournament, 'subscribe', player.id)}
                    >
                      {t('seeking.enter')}
                    </Button>
                  ) : (
                    <FollowButton player={player} size="sm" />
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
