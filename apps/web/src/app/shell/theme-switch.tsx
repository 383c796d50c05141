import { UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Light or dark, remembered per device (SHL-06). */
export function ThemeSwitch({ className }: { readonly className?: string }) {
  const { t } = useTranslation('shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const dark = colorScheme === 'dark';
  return (
    <UnstyledButton className={className} onClick={() => setColorScheme(dark ? 'light' : 'dark')}>
      {dark ? <IconSun size={20} stroke={1.7} aria-hidden /> : <IconMoon size={20} stroke={1.7} aria-hidden />}
      {dark ? t('shell:theme.light') : t('shell:theme.dark')}
    </UnstyledButton>
  );
}
