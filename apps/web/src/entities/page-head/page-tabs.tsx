import { Tabs } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './page-tabs.module.css';
import { scrollToSelected } from './scroll-to-selected.js';

/** The parts of a page, one at a time. */
export function PageTabs<Tab extends string>({
  label,
  tabs,
  open,
  onOpen,
  children,
}: {
  readonly label: string;
  readonly tabs: readonly { readonly value: Tab; readonly label: string }[];
  readonly open: Tab;
  onOpen(tab: Tab): void;
  /** Of the part that is open. */
  readonly children: ReactNode;
}) {
  const bar = useRef<HTMLDivElement>(null);
  // Tabs may not fit on phones; scrolls the active one into view.
  useEffect(() => {
    if (bar.current) scrollToSelected(bar.current);
  }, [open]);
  return (
    <Tabs value={open} keepMounted={false} onChange={(next) => next && onOpen(next as Tab)}>
      <Tabs.List ref={bar} aria-label={label} className={classes.tabs!}>
        {tabs.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value} className={classes.tab!}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open} pt="md">
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}
