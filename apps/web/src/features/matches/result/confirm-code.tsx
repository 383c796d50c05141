import { Text } from '@mantine/core';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './confirm-code.module.css';

/** In modules of the code; readers need that much. */
const QUIET = 4;

/** A code for the opponent's phone: the page that confirms just this version of the result (BYD-06). */
export default function ConfirmCode({ matchId, version }: { readonly matchId: string; readonly version: number }) {
  const { t } = useTranslation('match-page');
  const address = `${window.location.origin}/match/${encodeURIComponent(matchId)}?do=confirm&version=${version}`;
  const code = useMemo(() => generate(address), [address]);
  const size = code.size + 2 * QUIET;
  return (
    <figure className={classes.code}>
      <svg
        role="img"
        aria-label={t('result.code.label')}
        data-address={address}
        viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path d={toSvgPath(code)} />
      </svg>
      <Text component="figcaption" ta="center" size="sm">
        {t('result.code.text')}
      </Text>
    </figure>
  );
}
