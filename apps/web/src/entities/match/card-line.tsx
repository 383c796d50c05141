import { IconMapPin, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './match-card.module.css';

/** A fact on a card, behind its icon. */
export function CardLine({ icon: Drawing, children }: { readonly icon: Icon; readonly children: ReactNode }) {
  return (
    <div className={classes.line}>
      <span className={classes.fact}>
        <Drawing size={15} aria-hidden />
        <span>{children}</span>
      </span>
    </div>
  );
}

/** Where, and how far from the position that the list was searched with. */
export function PlaceLine({ place, distanceKm }: { readonly place: string; readonly distanceKm: number | null }) {
  const { t } = useTranslation('match');
  return (
    <div className={classes.line}>
      <span className={classes.fact}>
        <IconMapPin size={15} aria-hidden />
        <span className={classes.place}>
          <span>{place}</span>
          {distanceKm !== null && (
            <span className={classes.distance}>{t('where.distance', { km: distanceKm < 1 ? '< 1' : distanceKm })}</span>
          )}
        </span>
      </span>
    </div>
  );
}
