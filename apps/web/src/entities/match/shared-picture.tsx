import { Group, Skeleton, Stack } from '@mantine/core';
import { languageOf } from '@setpoint/i18n/browser';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SharePicture } from './share-picture.js';
import classes from './shared-picture.module.css';

/** What is shared, as the picture that others see of it, and where it leads (BYD-14). */
export function SharedPicture({
  of,
  title,
  alt,
  children,
}: {
  /** The address of what is shown, e.g. `level/<id>`. */
  readonly of: string;
  readonly title: string;
  readonly alt: string;
  /** Beside the button that shares it. */
  readonly children: ReactNode;
}) {
  const { i18n } = useTranslation();
  return (
    <Stack>
      <img
        className={classes.picture}
        src={`/share/${of}.png?lang=${languageOf(i18n.language)}`}
        width={1200}
        height={630}
        alt={alt}
      />
      <Group>
        <SharePicture of={of} title={title} />
        {children}
      </Group>
    </Stack>
  );
}

export const SharedPictureSkeleton = () => <Skeleton className={classes.picture!} aria-busy />;
