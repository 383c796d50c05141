import { Button, Group, Stack, Text } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { useUpload } from '@setpoint/client/upload';
import { ResponsiveSheet, toast } from '@setpoint/ui';
import { IconFlag, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { useUndo } from '../../../entities/undo/use-undo.js';
import { PhotoButton } from '../../../entities/photo/photo-button.js';
import { RemovePhoto, SetPhoto } from './photo-commands.js';
import { PhotoError } from './photo-error.js';
import classes from './photo.module.css';

/** The photo of the match: seen, added, replaced, removed, reported (MAT-17). */
export function PhotoPanel({ match, onReport }: { readonly match: MatchViewFragment; onReport(): void }) {
  const { t } = useTranslation('match-page');
  const [setPhoto] = useMatchCommand(SetPhoto);
  const [removePhoto] = useMatchCommand(RemovePhoto);
  const [hidden, setHidden] = useState<string | null>(null);
  const [whole, setWhole] = useState(false);
  const undoable = useUndo();
  const { choose, sending, error } = useUpload('match', async (uploadId) => {
    const answer = await setPhoto({ input: { matchId: match.id, uploadId } });
    if (answer?.success) toast({ tone: 'success', text: t('photo.added') });
  });
  const photo = match.photo?.id === hidden ? null : match.photo;

  function remove(photoId: string) {
    setHidden(photoId);
    undoable({
      id: photoId,
      message: t('photo.removing'),
      run: () =>
        void removePhoto({ input: { matchId: match.id, photoId } }).then((answer) => {
          if (!answer?.success) setHidden(null);
        }),
      undone: () => setHidden(null),
    });
  }

  if (!photo) {
    // While the removal can be undone, its place is not given to another one.
    if (!match.mayAddPhoto || match.photo) return null;
    return (
      <div className={classes.empty}>
        <PhotoButton label={t('photo.add')} onChoose={choose} loading={sending} />
        <Text size="xs" c="dimmed">
          {t('photo.hint')}
        </Text>
        <Uploading sending={sending} />
        <PhotoError error={error} />
      </div>
    );
  }
  const alt = t('photo.alt', { name: photo.addedBy.displayName });
  return (
    <Stack gap="xs">
      <figure className={classes.figure}>
        <button type="button" className={classes.frame} onClick={() => setWhole(true)} aria-label={t('photo.enlarge')}>
          <img
            key={photo.id}
            className={classes.picture}
            src={photo.largeUrl}
            srcSet={`${photo.smallUrl} 640w, ${photo.largeUrl} 1600w`}
            sizes="(max-width: 48rem) 100vw, 48rem"
            alt={alt}
            width={4}
            height={3}
            loading="lazy"
            decoding="async"
          />
        </button>
        <figcaption className={classes.below}>
          <Text size="sm" c="dimmed" component="p">
            {t('photo.by', { name: photo.addedBy.displayName })}
          </Text>
          <Group gap={4}>
            {match.mayAddPhoto && (
              <PhotoButton
                label={t('photo.replace')}
                onChoose={choose}
                loading={sending}
                variant="subtle"
                size="compact-md"
              />
            )}
            {photo.mayRemove && (
              <Button
                variant="subtle"
                color="red"
                size="compact-md"
                disabled={sending}
                leftSection={<IconTrash size={18} aria-hidden />}
                onClick={() => remove(photo.id)}
              >
                {t('photo.remove')}
              </Button>
            )}
            {photo.mayReport && (
              <Button
                variant="subtle"
                color="gray"
                size="compact-md"
                leftSection={<IconFlag size={18} aria-hidden />}
                onClick={onReport}
              >
                {t('photo.report')}
              </Button>
            )}
          </Group>
        </figcaption>
      </figure>
      <Uploading sending={sending} />
      <PhotoError error={error} />
      <ResponsiveSheet opened={whole} onClose={() => setWhole(false)} title={t('photo.title')} size="lg">
        <img className={classes.whole} src={photo.largeUrl} alt={alt} />
      </ResponsiveSheet>
    </Stack>
  );
}

/** Said to those who do not see the button turn. */
function Uploading({ sending }: { readonly sending: boolean }) {
  const { t } = useTranslation('match-page');
  return (
    <Text size="sm" c="dimmed" role="status" hidden={!sending}>
      {sending && t('photo.uploading')}
    </Text>
  );
}
