import { ActionIcon } from '@mantine/core';
import { Mark, Wordmark } from '@setpoint/ui';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NavLinks } from './nav-links.js';
import classes from './side-bar.module.css';

const KEY = 'setpoint.sideBar';

/** Permanent from 1200 px; 280 px wide or collapsed to 102 px, and wide while the pointer or the keyboard is in it (SHL-02). */
export function SideBar() {
  const { t } = useTranslation('shell');
  const [collapsed, setCollapsed] = useState(remembered);
  const [visited, setVisited] = useState(false);
  const narrow = collapsed && !visited;

  function toggle() {
    const next = !collapsed;
    setCollapsed(next);
    setVisited(false);
    try {
      window.localStorage.setItem(KEY, next ? 'collapsed' : 'expanded');
    } catch {
      // Remembered for the lifetime of the page.
    }
  }

  return (
    <div className={classes.place} data-collapsed={collapsed || undefined}>
      <nav
        className={classes.bar}
        data-narrow={narrow || undefined}
        aria-label={t('shell:mainMenu')}
        onMouseEnter={() => setVisited(true)}
        onMouseLeave={() => setVisited(false)}
      >
        <div className={classes.head}>
          <Link to="/" className={classes.brand} aria-label="Setpoint">
            {narrow ? <Mark height={38} /> : <Wordmark height={30} />}
          </Link>
          <ActionIcon
            variant="subtle"
            color="gray"
            className={classes.toggle}
            onClick={toggle}
            aria-label={collapsed ? t('shell:sideBar.keepOpen') : t('shell:sideBar.collapse')}
          >
            {collapsed ? (
              <IconLayoutSidebarLeftExpand size={22} aria-hidden />
            ) : (
              <IconLayoutSidebarLeftCollapse size={22} aria-hidden />
            )}
          </ActionIcon>
        </div>
        <NavLinks narrow={narrow} />
      </nav>
    </div>
  );
}

function remembered(): boolean {
  try {
    return window.localStorage.getItem(KEY) === 'collapsed';
  } catch {
    return false;
  }
}
