import { Button, Group, Stack, Text } from '@mantine/core';
import { useUpload } from '@setpoint/client/upload';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoButton } from '../../../entities/photo/photo-button.js';
import { PhotoError } from './photo-error.js';
import classes from './photo.module.css';

/** A photo that goes with something else: sent at once, shown by the match when the rest is sent (RES-01). */
export function PhotoField({
  uploadId,
  onChange,
}: {
  readonly uploadId: string | null;
  onChange(uploadId: string | null): void;
}) {
  const { t } = useTranslation('match-page');
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  const { choose, sending, error } = useUpload('match', (id, file) => {
    setPreview(URL.createObjectURL(file));
    onChange(id);
  });
  return (
    <Stack gap={6} role="group" aria-label={t('photo.optional')}>
      <Text fw={500} size="sm">
        {t('photo.optional')}
      </Text>
      {uploadId ? (
        <Group gap="sm" wrap="nowrap">
          {preview && <img className={classes.preview} src={preview} alt="" />}
          <div className={classes.beside}>
            <Text size="sm" role="status">
              {t('photo.ready')}
            </Text>
            <Group gap={4} ml={-8}>
              <PhotoButton
                label={t('photo.replace')}
                onChoose={choose}
                loading={sending}
                variant="subtle"
                size="compact-md"
              />
              <Button variant="subtle" color="red" size="compact-md" onClick={() => onChange(null)}>
                {t('photo.remove')}
              </Button>
            </Group>
          </div>
        </Group>
      ) : (
        <div className={classes.empty}>
          <PhotoButton label={t('photo.add')} onChoose={choose} loading={sending} />
          <Text size="xs" c="dimmed" role={sending ? 'status' : undefined}>
            {sending ? t('photo.uploading') : t('photo.hint')}
          </Text>
        </div>
      )}
      <PhotoError error={error} />
    </Stack>
  );
}
