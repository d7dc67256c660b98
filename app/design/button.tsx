import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Pressable, type PressableProps } from './pressable';

interface ButtonProps extends PressableProps {
  icon?: ReactNode;
  /** `strong` in act colour, without notches; `big` for the dock; `bad` for what erases. */
  look?: 'plain' | 'strong' | 'big' | 'bad';
}

/** An outlined button or link. */
export function Button({ icon, look = 'plain', className, children, ...rest }: ButtonProps) {
  return (
    <Pressable {...rest} className={classNames('btn', look !== 'plain' && `btn-${look}`, className)}>
      {icon}
      <span>{children}</span>
    </Pressable>
  );
}
