import type { CourtPageFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import classes from './gallery.module.css';

/** The photos of a centre in its order; a press shows one large (CRT-07). */
export function Gallery({ photos, name }: { readonly photos: CourtPageFragment['photos']; readonly name: string }) {
  const { t } = useTranslation('court');
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="gallery">
      <h3 id="gallery" className={classes.heading}>
        {t('page.photos')}
      </h3>
      <ul className={classes.photos}>
        {photos.map(({ id, smallUrl, largeUrl, alt }, at) => (
          <li key={id}>
            <a href={largeUrl} target="_blank" rel="noreferrer">
              <img
                src={smallUrl}
                alt={alt ?? t('page.photo', { name, number: at + 1, count: photos.length })}
                className={classes.photo}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
