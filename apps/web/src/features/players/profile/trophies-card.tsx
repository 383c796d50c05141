import { useQuery } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import { tournamentPath } from '../../../entities/competitions/tournament-link.js';
import { shownDay } from '../../../entities/level/figures.js';
import classes from './honours.module.css';
import profile from './profile-page.module.css';

const Trophies = graphql(`
  query PlayerTrophies($playerId: ID!) {
    tournamentAwardsOf(playerId: $playerId) {
      id
      placing
      wonAt
      tournament {
        id
        name
      }
    }
    leagueAwardsOf(playerId: $playerId) {
      id
      placing
      wonAt
      league {
        id
        name
      }
    }
  }
`);

/** What a player has won in tournaments and leagues, the latest first; nothing where there is nothing (PLY-13). */
export function TrophiesCard({ playerId }: { readonly playerId: string }) {
  const { t, i18n } = useTranslation(['player-ui', 'award']);
  const { data } = useQuery(Trophies, { variables: { playerId }, errorPolicy: 'all' });
  const trophies = [
    ...(data?.tournamentAwardsOf ?? []).map(({ tournament, ...won }) => ({
      ...{ ...won, name: tournament.name, to: tournamentPath(tournament) },
    })),
    ...(data?.leagueAwardsOf ?? []).map(({ league, ...won }) => ({
      ...won,
      name: league.name,
      to: leaguePath(league),
    })),
  ].toSorted((one, other) => other.wonAt.localeCompare(one.wonAt));
  if (trophies.length === 0) return null;
  return (
    <section className={profile.card} aria-labelledby="trophies">
      <h3 id="trophies" className={profile.title}>
        {t('trophies.title')}
      </h3>
      <ul className={classes.list}>
        {trophies.map(({ id, placing, wonAt, name, to }) => (
          <li key={id} className={classes.honour} data-placing={placing}>
            <IconTrophy size={22} aria-hidden />
            <span className={classes.words}>
              <Link to={to} className={classes.name}>
                {name}
              </Link>
              <span className={classes.quiet}>
                {t(`award:placing.${placing}`)} · {shownDay(wonAt, i18n.language)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
