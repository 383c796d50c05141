import { Alert, Button, Input, Stack, useComputedColorScheme } from '@mantine/core';
import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaptchaSettings } from '../site/config.js';
import { loadCaptcha } from './load-captcha.js';

/** Both providers draw 300 px and more, or half of it. */
const FULL_WIDTH = 304;

/** The provider's widget; it draws itself, in frames of its own. */
export default function Widget({
  provider,
  siteKey,
  ref,
  isMissing,
  onToken,
}: CaptchaSettings & {
  readonly ref: Ref<HTMLDivElement>;
  /** Somebody wants to send the form without it. */
  readonly isMissing: boolean;
  onToken(token: string | undefined): void;
}) {
  const { t, i18n } = useTranslation('common');
  const theme = useComputedColorScheme('light');
  const language = i18n.language.slice(0, 2);
  const errorId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [isBlocked, setBlocked] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let remove = () => {};
    let gone = false;
    const without = () => onToken(undefined);
    loadCaptcha(provider).then(
      (api) => {
        if (gone || !place.current) return;
        const id = api.render(place.current, {
          sitekey: siteKey,
          theme,
          ...(provider === 'turnstile' ? { language } : { hl: language }),
          size: place.current.clientWidth < FULL_WIDTH ? 'compact' : 'normal',
          callback: onToken,
          'expired-callback': without,
          'error-callback': without,
        });
        remove = () => api.remove(id);
      },
      (problem: unknown) => {
        console.warn(problem);
        if (!gone) setBlocked(true);
      },
    );
    return () => {
      gone = true;
      without();
      remove();
    };
  }, [provider, siteKey, theme, language, attempt, onToken]);

  return (
    <div
      ref={ref}
      role="group"
      aria-label={t('captcha.label')}
      aria-describedby={isMissing ? errorId : undefined}
      tabIndex={-1}
    >
      {isBlocked ? (
        <Alert color="red" role="alert">
          <Stack align="flex-start" gap="xs">
            {t('captcha.blocked')}
            <Button
              variant="default"
              onClick={() => {
                setBlocked(false);
                setAttempt(attempt + 1);
              }}
            >
              {t('retry')}
            </Button>
          </Stack>
        </Alert>
      ) : (
        <div ref={place} />
      )}
      {isMissing && <Input.Error id={errorId}>{t('captcha.missing')}</Input.Error>}
    </div>
  );
}
