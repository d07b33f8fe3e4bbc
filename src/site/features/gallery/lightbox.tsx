import { useTexts } from '../../lib/texts-context.ts';

interface LightboxButtonProps {
  readonly action: 'close' | 'previous' | 'next';
  readonly label: string;
  readonly path: string;
}

const LightboxButton = ({ action, label, path }: LightboxButtonProps) => (
  <button type="button" className={`round lightbox-${action}`} data-lightbox={action} aria-label={label}>
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
);

/** The empty full-screen dialog of a gallery. */
export const Lightbox = () => {
  const t = useTexts('gallery');
  return (
    <dialog className="lightbox" aria-label={t.dialog()}>
      <LightboxButton action="close" label={t.close()} path="m6 6 12 12M18 6 6 18" />
      <LightboxButton action="previous" label={t.previous()} path="m14 6-6 6 6 6" />
      <div className="lightbox-picture" />
      <LightboxButton action="next" label={t.next()} path="m10 6 6 6-6 6" />
      <p className="lightbox-position" aria-live="polite" />
    </dialog>
  );
};
