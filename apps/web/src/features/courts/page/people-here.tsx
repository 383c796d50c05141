import { Text } from '@mantine/core';
import type { CourtPageFragment } from '@setpoint/client/documents';
import { PlayerAvatar } from '@setpoint/ui';
import { IconCrown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerPath } from '../../../entities/player/player-link.js';
import classes from './people-here.module.css';

/** Who plays most here, and who favours the centre (CRT-03, CRT-10). */
export function PeopleHere({ court }: { readonly court: CourtPageFragment }) {
  const { t } = useTranslation('court');
  const { localLegend: legend, favouredBy, favouritesCount } = court;
  return (
    <>
      {legend && (
        <div className={classes.legend}>
          <IconCrown size={22} aria-hidden />
          <PlayerAvatar player={legend.user} size={40} />
          <span>
            {t('page.legend')}: <Link to={playerPath(legend.user)}>{legend.user.displayName}</Link>
            <Text span size="sm" c="dimmed" display="block">
              {t('page.legendMatches', { count: legend.matches })}
            </Text>
          </span>
        </div>
      )}
      {favouritesCount > 0 && <Text>{t('page.favourites', { count: favouritesCount })}</Text>}
      {favouredBy.length > 0 && (
        <ul className={classes.people}>
          {favouredBy.map((player) => (
            <li key={player.id}>
              <Link to={playerPath(player)}>
                <PlayerAvatar player={player} size={40} named />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
