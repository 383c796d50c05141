import { Text } from '@mantine/core';
import { generate } from 'lean-qr';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './confirm-code.module.css';

/** A code for the opponent's phone: the page that confirms just this version of the result (BYD-06). */
export default function ConfirmCode({ matchId, version }: { readonly matchId: string; readonly version: number }) {
  const { t } = useTranslation('match');
  const canvas = useRef<HTMLCanvasElement>(null);
  const address = `${window.location.origin}/match/${encodeURIComponent(matchId)}?do=confirm&version=${version}`;
  useEffect(() => {
    if (canvas.current) generate(address).toCanvas(canvas.current);
  }, [address]);
  return (
    <figure className={classes.code}>
      <canvas ref={canvas} role="img" aria-label={t('result.code.label')} data-address={address} />
      <Text component="figcaption" ta="center" size="sm">
        {t('result.code.text')}
      </Text>
    </figure>
  );
}
