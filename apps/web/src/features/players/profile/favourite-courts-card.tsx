import { useQuery } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { IconHeart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { courtPath } from '../../../entities/court/court-link.js';
import classes from './honours.module.css';
import profile from './profile-page.module.css';

const Favourites = graphql(`
  query FavouriteCourtsOfPlayer($playerId: ID!) {
    favouriteCourtsOf(playerId: $playerId) {
      id
      name
      slug
      city
    }
  }
`);

/** The clubs that a player favours; nothing where there are none (PLY-02). */
export function FavouriteCourtsCard({ playerId }: { readonly playerId: string }) {
  const { t } = useTranslation('player-ui');
  const { data } = useQuery(Favourites, { variables: { playerId } });
  const courts = data?.favouriteCourtsOf ?? [];
  if (courts.length === 0) return null;
  return (
    <section className={profile.card} aria-labelledby="clubs">
      <h3 id="clubs" className={profile.title}>
        {t('clubs.title')}
      </h3>
      <ul className={classes.list}>
        {courts.map((court) => (
          <li key={court.id} className={classes.honour}>
            <IconHeart size={20} aria-hidden />
            <span className={classes.words}>
              <Link to={courtPath(court)} className={classes.name}>
                {court.name}
              </Link>
              <span className={classes.quiet}>{court.city}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
