import { useConfig } from '../../../entities/site/config.js';
import { SocialButtons, type SocialButtonsProps } from './social-buttons.js';

/** Social sign-in, where the installation offers it. */
export function Social(props: SocialButtonsProps) {
  const offered = useConfig()?.features?.social ?? false;
  return offered && <SocialButtons {...props} />;
}
