import { Anchor, Button } from '@mantine/core';
import { BASE_COLOURS, Page } from '@setpoint/ui';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './press-page.module.css';

const LOGOS = [
  { name: 'mark', file: 'setpoint-mark.svg', format: 'SVG', dark: false },
  { name: 'mark', file: 'setpoint-mark.png', format: 'PNG, 1024 × 1024', dark: false },
  { name: 'wordmark', file: 'setpoint-wordmark.svg', format: 'SVG', dark: false },
  { name: 'wordmarkDark', file: 'setpoint-wordmark-white.svg', format: 'SVG', dark: true },
] as const;
const SCREENSHOTS = [
  { name: 'dashboard', file: 'setpoint-dashboard.png', width: 1280, height: 800 },
  { name: 'matches', file: 'setpoint-matches-phone.png', width: 390, height: 844 },
] as const;
const COLOURS = ['court', 'clay', 'grass', 'ball'] as const;

/** /press: what one needs to write about us (PUB-01). */
export function Component() {
  const { t } = useTranslation('visit');
  return (
    <Page title={t('press.title')} description={t('press.lead')} lead={t('press.lead')}>
      <section className={classes.section} aria-labelledby="facts">
        <h2 id="facts">{t('press.facts.title')}</h2>
        <p>{t('press.facts.text')}</p>
        <Button
          component="a"
          href="/press/setpoint-fact-sheet.txt"
          download
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {t('press.facts.download')}
        </Button>
      </section>
      <section className={classes.section} aria-labelledby="logos">
        <h2 id="logos">{t('press.logos')}</h2>
        <ul className={classes.files}>
          {LOGOS.map(({ name, file, format, dark }) => (
            <li key={file}>
              <div className={classes.picture} data-dark={dark || undefined}>
                <img src={`/press/${file}`} alt="" height={64} loading="lazy" />
              </div>
              <Download file={file} text={t(`press.logo.${name}`)} format={format} />
            </li>
          ))}
        </ul>
        <p>{t('press.logosText')}</p>
      </section>
      <section className={classes.section} aria-labelledby="colours">
        <h2 id="colours">{t('press.colours')}</h2>
        <ul className={classes.colours}>
          {COLOURS.map((name) => (
            <li key={name}>
              <span style={{ background: BASE_COLOURS[name] }} />
              <strong>{t(`press.colour.${name}`)}</strong>
              <code>{BASE_COLOURS[name]}</code>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.section} aria-labelledby="screenshots">
        <h2 id="screenshots">{t('press.screenshots')}</h2>
        <ul className={classes.shots}>
          {SCREENSHOTS.map(({ name, file, width, height }) => (
            <li key={file}>
              <img src={`/press/${file}`} alt={t(`press.shot.${name}`)} width={width} height={height} loading="lazy" />
              <Download file={file} text={t(`press.shot.${name}`)} format="PNG" />
            </li>
          ))}
        </ul>
      </section>
      <p>
        {t('press.contact')}{' '}
        <Anchor component={Link} to="/support#write">
          {t('press.write')}
        </Anchor>
      </p>
    </Page>
  );
}

function Download({ file, text, format }: { readonly file: string; readonly text: string; readonly format: string }) {
  return (
    <Anchor variant="standalone" href={`/press/${file}`} download className={classes.download!}>
      <IconDownload size={18} aria-hidden />
      {text} · {format}
    </Anchor>
  );
}
