import { UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Popup } from './popup.js';
import classes from './scheme-choice.module.css';

const SCHEMES = [
  { scheme: 'auto', text: 'system', Icon: IconDeviceDesktop },
  { scheme: 'light', text: 'light', Icon: IconSun },
  { scheme: 'dark', text: 'dark', Icon: IconMoon },
] as const;

/** System, light or dark, remembered per device (SHL-06). */
export function SchemeChoice() {
  const { t } = useTranslation('shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div role="group" aria-label={t('shell:theme.title')} className={classes.choice}>
      {SCHEMES.map(({ scheme, text, Icon }) => (
        <UnstyledButton
          key={scheme}
          className={classes.option}
          aria-pressed={scheme === colorScheme}
          onClick={() => setColorScheme(scheme)}
        >
          <Icon size={20} stroke={1.7} aria-hidden />
          {t(`shell:theme.${text}`)}
        </UnstyledButton>
      ))}
    </div>
  );
}

/** The same behind a button, where there is no menu to hold it. */
export function SchemePicker({ className }: { readonly className?: string }) {
  const { t } = useTranslation('shell');
  const { colorScheme } = useMantineColorScheme();
  const { Icon, text } = SCHEMES.find(({ scheme }) => scheme === colorScheme)!;
  return (
    <div className={className}>
      <Popup
        label={`${t('shell:theme.title')}: ${t(`shell:theme.${text}`)}`}
        trigger={<Icon size={20} stroke={1.8} aria-hidden />}
      >
        {() => <SchemeChoice />}
      </Popup>
    </div>
  );
}
