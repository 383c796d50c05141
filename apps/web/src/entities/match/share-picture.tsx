import { Button } from '@mantine/core';
import { languageOf } from '@setpoint/i18n/browser';
import { toast } from '@setpoint/ui';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@setpoint/client/files';

/** Something as a picture: to the apps of this device where they take files, else into the downloads (BYD-14). */
export function SharePicture({
  of,
  title,
  label,
}: {
  /** The address of what is shown, e.g. `match/<id>`. */
  readonly of: string;
  readonly title: string;
  readonly label?: string;
}) {
  const { t, i18n } = useTranslation('match');
  const [drawing, setDrawing] = useState(false);

  async function share() {
    setDrawing(true);
    try {
      await handOver(await pictureOf(of, languageOf(i18n.language)), title);
    } catch {
      toast({ tone: 'error', text: t('share.pictureFailed') });
    } finally {
      setDrawing(false);
    }
  }

  return (
    <Button
      variant="light"
      leftSection={<IconPhoto size={18} aria-hidden />}
      loading={drawing}
      onClick={() => void share()}
    >
      {label ?? t('share.picture')}
    </Button>
  );
}

/** Throws when it does not arrive. */
async function pictureOf(path: string, language: string): Promise<File> {
  const answer = await fetch(`/share/${path}.png?lang=${language}`);
  if (!answer.ok) throw new Error(`the picture was answered with ${answer.status}`);
  return new File([await answer.blob()], 'setpoint.png', { type: 'image/png' });
}

async function handOver(picture: File, title: string): Promise<void> {
  const content = { files: [picture], title };
  const taken = navigator.canShare?.(content) && (await navigator.share(content).then(() => true, wasClosed));
  if (!taken) saveFile(picture.name, picture);
}

/** Closing the system's sheet is an answer; a browser that opens none leaves the downloads. */
const wasClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
