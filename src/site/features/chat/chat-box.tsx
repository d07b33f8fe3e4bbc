import { useSite } from '../../lib/site-context.ts';
import { useTexts } from '../../lib/texts-context.ts';

/** The chat widget with the script that opens it. Printed only where the environment has the widget. */
export const ChatBox = () => {
  const t = useTexts('chat');
  const { layout, reader } = useSite();
  const { phone, phoneHref } = layout.organisation;
  return (
    <aside className="chat" aria-label={t.open()} data-chat="" hidden>
      <button type="button" className="button" aria-expanded="false">
        {t.open()}
      </button>
      <div className="chat-box" hidden>
        <p>{t.text()}</p>
        <a href={phoneHref}>{phone}</a>
      </div>
      <script type="module" src={reader.asset('chat')} />
    </aside>
  );
};
