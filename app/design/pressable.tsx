import Link from 'next/link';
import type { MouseEvent, ReactNode, Ref } from 'react';

export interface PressableProps {
  /** With an address it is a link, without one a button. */
  href?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  className?: string;
  children?: ReactNode;
  type?: 'button' | 'submit';
  form?: string;
  id?: string;
  title?: string;
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-pressed'?: boolean;
  'aria-busy'?: boolean;
  'aria-disabled'?: boolean;
  'data-tone'?: string;
}

/** What every pressable thing is made of. aria-disabled keeps it focusable, but nothing happens when it is pressed. */
export function Pressable({ href, onClick, type = 'button', form, ...rest }: PressableProps) {
  if (href !== undefined && !rest['aria-disabled']) {
    // Nothing is fetched ahead: after the first visit every screen is on the phone, and before that it would only
    // compete with the page being opened.
    return <Link href={href} prefetch={false} onClick={onClick} {...rest} />;
  }
  const silent = rest['aria-disabled'] || rest['aria-busy'];
  return (
    <button
      type={silent ? 'button' : type}
      form={form}
      onClick={silent ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}
