import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import type { EditedCourtFragment } from '@setpoint/client/documents';
import { TAKEN_PICTURES, useUpload } from '@setpoint/client/upload';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../../entities/refusal/use-command.js';
import { AddPhoto, OrderPhotos, SetLogo } from './photo-fields.js';
import { PhotoItem } from './photo-item.js';
import classes from './photos.module.css';

/** The server counts, too. */
const MOST_PHOTOS = 12;

/** Photos and logo: added, put in order by dragging or with buttons, described, removed (CRT-07). */
export function PhotosTab({ court }: { readonly court: EditedCourtFragment }) {
  const { t } = useTranslation('centre');
  const { id: courtId, photos, logoUrl } = court;
  const [dragged, setDragged] = useState<number | null>(null);
  const [add] = useCommand(AddPhoto, 'centre', {});
  const [order, isOrdering] = useCommand(OrderPhotos, 'centre', {});
  const [setLogo, settingLogo] = useCommand(SetLogo, 'centre', {});
  const photo = useUpload('court', async (uploadId) => void (await add({ input: { courtId, uploadId } })));
  const logo = useUpload('court', async (uploadId) => void (await setLogo({ input: { courtId, uploadId } })));
  const error = photo.error ?? logo.error;

  async function move(from: number, to: number) {
    // Not disabled meanwhile: whoever moves it on with the keyboard stays where they are.
    if (isOrdering || from === to || to < 0 || to >= photos.length) return;
    const photoIds = photos.map(({ id }) => id);
    photoIds.splice(to, 0, ...photoIds.splice(from, 1));
    await order({ input: { courtId, photoIds } });
  }

  return (
    <Stack>
      <section aria-labelledby="photos">
        <h2 id="photos" className={classes.heading}>
          {t('photos.title')}
        </h2>
        <Text size="sm" c="dimmed" mb="sm" role="status">
          {photo.sending ? t('photos.sending') : t('photos.hint', { count: photos.length, most: MOST_PHOTOS })}
        </Text>
        {photos.length > 0 && (
          <ol className={classes.photos}>
            {photos.map((each, at) => (
              <li
                key={each.id}
                draggable
                className={classes.photo}
                data-dragged={dragged === at || undefined}
                onDragStart={() => setDragged(at)}
                onDragEnd={() => setDragged(null)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault();
                  if (dragged !== null) void move(dragged, at);
                  setDragged(null);
                }}
              >
                <PhotoItem
                  courtId={courtId}
                  photo={each}
                  at={at}
                  count={photos.length}
                  onMove={(to) => void move(at, to)}
                />
              </li>
            ))}
          </ol>
        )}
        {photos.length < MOST_PHOTOS && (
          <FileButton accept={TAKEN_PICTURES} onChange={photo.choose} inputProps={{ 'aria-label': t('photos.add') }}>
            {(open) => (
              <Button loading={photo.sending} {...open}>
                {t('photos.add')}
              </Button>
            )}
          </FileButton>
        )}
      </section>
      <section aria-labelledby="logo">
        <h2 id="logo" className={classes.heading}>
          {t('photos.logo')}
        </h2>
        {logoUrl && <img src={logoUrl} alt={t('photos.logo')} className={classes.logo} />}
        <Group>
          <FileButton accept={TAKEN_PICTURES} onChange={logo.choose} inputProps={{ 'aria-label': t('photos.setLogo') }}>
            {(open) => (
              <Button variant="default" loading={logo.sending || settingLogo} {...open}>
                {t('photos.setLogo')}
              </Button>
            )}
          </FileButton>
          {logoUrl && (
            <Button variant="default" onClick={() => void setLogo({ input: { courtId, uploadId: null } })}>
              {t('photos.removeLogo')}
            </Button>
          )}
        </Group>
      </section>
      {error && (
        <Alert color="red" role="alert">
          {t(`photos.error.${error}`)}
        </Alert>
      )}
    </Stack>
  );
}
