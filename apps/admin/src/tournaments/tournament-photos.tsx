import { useMutation } from '@apollo/client/react';
import { ActionIcon, Alert, Button, FileButton, Group, Text } from '@mantine/core';
import { TAKEN_PICTURES, useUpload } from '@setpoint/client/upload';
import { toast } from '@setpoint/ui';
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../table/reason-form.js';
import { Card } from '../table/facts.js';
import { ADD_PHOTO, ORDER_PHOTOS, REMOVE_PHOTO } from './photo-documents.js';
import type { ShownTournament } from './tournament-page.js';
import classes from './tournament-photos.module.css';

/** The server counts, too. */
const MOST_PHOTOS = 12;
const options = { refetchQueries: ['SupportTournamentById'] };

/** The pictures that players see, in this order; added, moved, removed with a reason (TRN-01, ADM-04). */
export function TournamentPhotos({ tournament }: { readonly tournament: ShownTournament }) {
  const { t } = useTranslation('admin');
  const { id: tournamentId, photos } = tournament;
  const [asked, setAsked] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [add] = useMutation(ADD_PHOTO, options);
  const [remove] = useMutation(REMOVE_PHOTO, options);
  const [order, { loading: isOrdering }] = useMutation(ORDER_PHOTOS, options);
  const refused = (code: string | null | undefined) => t(`tournaments.refused.${code ?? 'FAILED'}`);

  const upload = useUpload('tournament', async (uploadId) => {
    const variables = { input: { tournamentId, uploadId } };
    const payload = (await add({ variables }).catch(() => null))?.data?.addTournamentPhoto;
    if (!payload?.success) return setRefusal(refused(payload?.errorCode));
    toast({ text: t('tournaments.photos.added'), tone: 'success' });
  });

  async function move(from: number, to: number) {
    // Not disabled meanwhile: whoever moves it on with the keyboard stays where they are.
    if (isOrdering) return;
    setRefusal(null);
    const photoIds = photos.map(({ id }) => id);
    photoIds.splice(to, 0, ...photoIds.splice(from, 1));
    const variables = { input: { tournamentId, photoIds } };
    const payload = (await order({ variables }).catch(() => null))?.data?.orderTournamentPhotos;
    if (!payload?.success) setRefusal(refused(payload?.errorCode));
  }

  async function send(photoId: string, reason: string) {
    const variables = { input: { tournamentId, photoId, reason } };
    const payload = (await remove({ variables }).catch(() => null))?.data?.removeTournamentPhoto;
    if (!payload?.success) return refused(payload?.errorCode);
    toast({ text: t('tournaments.photos.removed'), tone: 'success' });
    return null;
  }

  const problem = upload.error ? t(`tournaments.photos.error.${upload.error}`) : refusal;
  return (
    <Card title={t('tournaments.photos.title')}>
      {photos.length > 0 && (
        <ol className={classes.photos}>
          {photos.map(({ id, smallUrl, largeUrl }, at) => {
            const number = at + 1;
            return (
              <li key={id}>
                <a href={largeUrl} target="_blank" rel="noreferrer">
                  <img
                    className={classes.picture}
                    src={smallUrl}
                    alt={t('tournaments.photos.alt', { number, count: photos.length })}
                    loading="lazy"
                  />
                </a>
                <Group gap="xs" justify="space-between" wrap="nowrap">
                  <Group gap={4} wrap="nowrap">
                    <ActionIcon
                      variant="default"
                      size="lg"
                      aria-label={t('tournaments.photos.earlier', { number })}
                      disabled={at === 0}
                      onClick={() => void move(at, at - 1)}
                    >
                      <IconArrowLeft size={18} aria-hidden />
                    </ActionIcon>
                    <ActionIcon
                      variant="default"
                      size="lg"
                      aria-label={t('tournaments.photos.later', { number })}
                      disabled={number === photos.length}
                      onClick={() => void move(at, at + 1)}
                    >
                      <IconArrowRight size={18} aria-hidden />
                    </ActionIcon>
                  </Group>
                  <ActionIcon
                    variant="default"
                    size="lg"
                    aria-label={t('tournaments.photos.remove', { number })}
                    onClick={() => setAsked(id)}
                  >
                    <IconTrash size={18} aria-hidden />
                  </ActionIcon>
                </Group>
              </li>
            );
          })}
        </ol>
      )}
      {photos.length < MOST_PHOTOS && (
        <FileButton
          accept={TAKEN_PICTURES}
          onChange={(file) => {
            setRefusal(null);
            upload.choose(file);
          }}
          inputProps={{ 'aria-label': t('tournaments.photos.add') }}
        >
          {(open) => (
            <Button variant="default" loading={upload.sending} {...open}>
              {t('tournaments.photos.add')}
            </Button>
          )}
        </FileButton>
      )}
      <Text size="sm" c="dimmed" mt="xs" role="status">
        {upload.sending ? t('tournaments.photos.uploading') : t('tournaments.photos.hint', { most: MOST_PHOTOS })}
      </Text>
      {problem && (
        <Alert color="red" role="alert" mt="xs">
          {problem}
        </Alert>
      )}
      {asked && (
        <ReasonForm
          opened
          title={t('tournaments.photos.removeTitle')}
          text={t('tournaments.photos.removeText')}
          action={t('tournaments.photos.removeIt')}
          onSend={(reason) => send(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
