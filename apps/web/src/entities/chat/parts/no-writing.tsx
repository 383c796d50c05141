import { Button } from '@mantine/core';
import type { ChatErrorCode } from '@setpoint/client/documents';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './talk.module.css';

/** Stands in for the composer: why one cannot write, and a way on where there is one (CHT-04). */
export function NoWriting({
  code,
  way,
}: {
  readonly code: ChatErrorCode;
  readonly way?: { readonly to: string; readonly label: string } | undefined;
}) {
  const { t } = useTranslation('chat-errors');
  return (
    <div className={classes.closed} role="note">
      <IconLock size={18} aria-hidden />
      <span>{t(`chat-errors:error.${code}`)}</span>
      {way && (
        <Button component={Link} to={way.to} size="compact-md" variant="light">
          {way.label}
        </Button>
      )}
    </div>
  );
}
