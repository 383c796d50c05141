import { UnstyledButton } from '@mantine/core';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import classes from './popup.module.css';

export interface PopupProps {
  /** Name of the button. */
  readonly label: string;
  readonly trigger: ReactNode;
  readonly children: (close: () => void) => ReactNode;
  readonly className?: string;
}

/** A button that opens a small panel below it. Escape, a click elsewhere or another page close it. */
export function Popup({ label, trigger, children, className }: PopupProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState(pathname);
  if (open && openedOn !== pathname) setOpen(false);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return (
    <div ref={root} className={classes.root}>
      <UnstyledButton
        ref={button}
        className={`${classes.trigger} ${className ?? ''}`}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          setOpenedOn(pathname);
          setOpen(!open);
        }}
      >
        {trigger}
      </UnstyledButton>
      {open && (
        <div id={id} className={classes.panel}>
          {children(() => {
            setOpen(false);
            button.current?.focus();
          })}
        </div>
      )}
    </div>
  );
}
