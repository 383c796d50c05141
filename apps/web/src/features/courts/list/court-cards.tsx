import { Skeleton } from '@mantine/core';
import type { CourtCardFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { isSportId } from '@setpoint/kernel';
import { SportIcon } from '@setpoint/ui';
import { IconMapPin, IconUmbrella } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CourtCover } from '../../../entities/court/court-cover.js';
import { courtPath } from '../../../entities/court/court-link.js';
import { FavouriteButton } from '../favourite/favourite-button.js';
import classes from './court-cards.module.css';

export type Centre = CourtCardFragment & { readonly distanceKm: number | null };

/** Centres in as many columns as fit. */
export function CourtCards({ items }: { readonly items: readonly Centre[] }) {
  return (
    <ul className={classes.grid}>
      {items.map((court) => (
        <li key={court.id}>
          <CourtCard court={court} />
        </li>
      ))}
    </ul>
  );
}

/** Where, what is played on which ground, and whether it is one of mine. */
export function CourtCard({
  court,
  plain = false,
}: {
  readonly court: Centre;
  /** Without the picture. */
  readonly plain?: boolean;
}) {
  const { t } = useTranslation(['court', 'common', 'match']);
  const me = useMe();
  const covered = court.fields.filter((field) => field.covered).length;
  const surfaces = [...new Set(court.fields.map((field) => field.surface))];
  return (
    <article className={classes.card} aria-label={court.name}>
      {!plain && <CourtCover court={court} className={classes.cover} />}
      <div className={classes.facts}>
        <h2 className={classes.name}>
          <Link to={courtPath(court)}>{court.name}</Link>
        </h2>
        <p className={classes.line}>
          <IconMapPin size={15} aria-hidden />
          <span>
            {court.address}, {court.city}
          </span>
        </p>
        <ul className={classes.sports}>
          {court.sports.filter(isSportId).map((sport) => (
            <li key={sport}>
              <SportIcon sport={sport} size={18} />
              {t(`common:sport.${sport}`)} {court.fields.filter((field) => field.sport === sport).length}
            </li>
          ))}
          {covered > 0 && (
            <li>
              <IconUmbrella size={17} stroke={1.7} aria-hidden />
              {t('list.coveredCount', { count: covered })}
            </li>
          )}
        </ul>
        <p className={classes.line}>{surfaces.map((surface) => t(`surface.${surface}`)).join(' · ')}</p>
      </div>
      <div className={classes.side}>
        {me && <FavouriteButton court={court} compact />}
        {court.distanceKm !== null && (
          <span className={classes.distance}>
            {t('match:where.distance', { km: court.distanceKm < 1 ? '< 1' : court.distanceKm })}
          </span>
        )}
      </div>
    </article>
  );
}

export function CourtCardsSkeleton({ count = 6 }: { readonly count?: number }) {
  return (
    <div className={classes.grid} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.card}>
          <Skeleton className={classes.cover!} radius={0} />
          <div className={classes.facts}>
            <Skeleton h={18} w="70%" />
            <Skeleton h={13} w="85%" mt={9} />
            <Skeleton h={16} w="55%" mt={10} />
            <Skeleton h={13} w="40%" mt={9} />
          </div>
        </div>
      ))}
    </div>
  );
}
