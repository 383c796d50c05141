import { ActionIcon, Badge, Button, Group, TextInput } from '@mantine/core';
import type { EditedCourtFragment } from '@setpoint/client/documents';
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../../entities/refusal/use-command.js';
import { DescribePhoto, RemovePhoto, SetCover } from './photo-fields.js';
import classes from './photos.module.css';

/** One photo with what can be done about it. */
export function PhotoItem({
  courtId,
  photo,
  at,
  count,
  onMove,
}: {
  readonly courtId: string;
  readonly photo: EditedCourtFragment['photos'][number];
  readonly at: number;
  readonly count: number;
  onMove(to: number): void;
}) {
  const { t } = useTranslation('centre');
  const { id: photoId, smallUrl, alt, isCover } = photo;
  const number = at + 1;
  const [words, setWords] = useState(alt ?? '');
  const [describe] = useCommand(DescribePhoto, 'centre', {});
  const [remove, removing] = useCommand(RemovePhoto, 'centre', {});
  const [setCover] = useCommand(SetCover, 'centre', {});
  return (
    <>
      <img src={smallUrl} alt={alt ?? t('photos.alt', { number, count })} className={classes.picture} />
      <Group gap={4} wrap="nowrap" justify="space-between">
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('photos.earlier', { number })}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        >
          <IconArrowLeft size={18} aria-hidden />
        </ActionIcon>
        {isCover ? (
          <Badge variant="light" tt="none">
            {t('photos.isCover')}
          </Badge>
        ) : (
          <Button
            variant="subtle"
            size="sm"
            aria-label={t('photos.coverNamed', { number })}
            onClick={() => void setCover({ input: { courtId, photoId } })}
          >
            {t('photos.cover')}
          </Button>
        )}
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('photos.later', { number })}
          disabled={number === count}
          onClick={() => onMove(at + 1)}
        >
          <IconArrowRight size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <TextInput
        label={t('photos.words', { number })}
        maxLength={140}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onBlur={() => {
          if (words.trim() !== (alt ?? '')) void describe({ input: { courtId, photoId, alt: words } });
        }}
      />
      <Button
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden />}
        aria-label={t('photos.removeNamed', { number })}
        loading={removing}
        onClick={() => void remove({ input: { courtId, photoId } })}
      >
        {t('photos.remove')}
      </Button>
    </>
  );
}
