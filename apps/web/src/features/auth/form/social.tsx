import { lazy, Suspense } from 'react';
import { useConfig } from '../../../entities/site/config.js';
import type { SocialButtonsProps } from './social-buttons.js';

const SocialButtons = lazy(() => import('./social-buttons.js'));

/** Social sign-in, where the installation offers it. */
export function Social(props: SocialButtonsProps) {
  const offered = useConfig()?.features?.social ?? false;
  return (
    offered && (
      <Suspense>
        <SocialButtons {...props} />
      </Suspense>
    )
  );
}
