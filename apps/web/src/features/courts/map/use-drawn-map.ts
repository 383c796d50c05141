import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapConfig } from '../../../entities/site/config.js';
import type { DrawnMap } from './draw-map.js';

interface Drawn {
  readonly container: RefObject<HTMLDivElement | null>;
  /** Null until it takes pins. */
  readonly drawn: DrawnMap | null;
  /** Its style is there. */
  readonly shown: boolean;
  /** A light style in the dark appearance, for want of another one. */
  readonly glaring: boolean;
}

/** Draws the map into `container`, anew in another language or appearance. */
export function useDrawnMap({ style, styleDark, attribution }: MapConfig, onFailed: () => void): Drawn {
  const { t, i18n } = useTranslation('court');
  const dark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  const container = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnMap | null>(null);
  const [shown, setShown] = useState(false);
  const address = dark && styleDark ? styleDark : style;

  const texts = useEffectEvent(() => ({
    'Map.Title': t('map.map'),
    'NavigationControl.ZoomIn': t('map.zoomIn'),
    'NavigationControl.ZoomOut': t('map.zoomOut'),
    'CooperativeGesturesHandler.WindowsHelpText': t('map.ctrl'),
    'CooperativeGesturesHandler.MacHelpText': t('map.cmd'),
    'CooperativeGesturesHandler.MobileHelpText': t('map.fingers'),
  }));

  useEffect(() => {
    let gone = false;
    let made: DrawnMap | null = null;
    const failed = () => {
      if (!gone) onFailed();
    };
    const draw = async () => {
      const { drawMap } = await import('./draw-map.js');
      if (gone) return;
      made = drawMap(container.current!, {
        style: address,
        attribution,
        texts: texts(),
        onFailed: failed,
        onShown: () => setShown(true),
      });
      setDrawn(made);
    };
    draw().catch(failed);
    return () => {
      gone = true;
      setDrawn(null);
      setShown(false);
      made?.remove();
    };
  }, [address, attribution, i18n.language, onFailed]);

  return { container, drawn, shown, glaring: dark && !styleDark };
}
