import { useTranslation } from 'react-i18next';
import classes from './photos-tab.module.css';
import type { TabProps } from './tournament-view.js';

/** Pictures of the tournament; each opens large. */
export function PhotosTab({ tournament }: TabProps) {
  const { t } = useTranslation('tournaments');
  return (
    <ul className={classes.photos}>
      {tournament.photos.map(({ id, smallUrl, largeUrl }, at) => (
        <li key={id}>
          <a href={largeUrl} target="_blank" rel="noreferrer">
            <img
              src={smallUrl}
              alt={t('photos.photo', { number: at + 1, count: tournament.photos.length })}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
