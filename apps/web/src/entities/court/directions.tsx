import { Anchor } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './directions.module.css';

/** To a maps site, in a tab of its own; says nothing about where I am. */
export function Directions({
  court,
  iconOnly = false,
}: {
  readonly court: { readonly name: string; readonly lat: number | null; readonly lng: number | null };
  readonly iconOnly?: boolean;
}) {
  const { t } = useTranslation('court');
  if (court.lat === null || court.lng === null) return null;
  return (
    <Anchor
      variant="standalone"
      href={`https://www.openstreetmap.org/directions?to=${court.lat}%2C${court.lng}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('directions.named', { name: court.name })}
      className={classes.link!}
      size="sm"
    >
      <IconRoute size={18} aria-hidden />
      {!iconOnly && <span>{t('directions.open')}</span>}
    </Anchor>
  );
}
