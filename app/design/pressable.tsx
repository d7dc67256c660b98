import Link from 'next/link';
import type { MouseEvent, ReactNode, Ref } from 'react';

export interface PressableProps {
  /** With an address it is a link, without one a button. */
  href?: string;
  /** For a link that is seldom followed: what it leads to is not fetched before that. */
  prefetch?: false;
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
export function Pressable({ href, prefetch, onClick, type = 'button', form, ...rest }: PressableProps) {
  if (href !== undefined && !rest['aria-disabled']) {
    // An address with a query is one of many on the same page, which is fetched once and not for each of them.
    return <Link href={href} prefetch={href.includes('?') ? false : prefetch} onClick={onClick} {...rest} />;
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
