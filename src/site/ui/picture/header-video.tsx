import { useMessages } from '../../lib/texts-context.ts';

/**
 * The film behind the header of a page, silent and over its picture. It is printed paused with a link to it; the browser starts it for visitors who accept motion and do not save data.
 */
export const HeaderVideo = ({ source }: { readonly source: string }) => {
  const t = useMessages('course');
  return (
    <div className="header-video" data-enhance="headerVideo">
      <video src={source} muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1} />
      <a className="video-link" href={source} rel="noopener">
        {t.watchVideo()}
      </a>
      <button type="button" className="video-link" hidden data-play={t.playVideo()} data-pause={t.pauseVideo()} />
    </div>
  );
};
