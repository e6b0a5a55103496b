import { useEffect, useRef, useState } from 'react';
import { unlessBlocked } from '@/components/browser/kept';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { pause as pauseBars, play } from '@/components/ui/Icon/press-paths';
import { asObject, type JsonObject, parseJson } from '@/lib/json/json';
import { frame, pause, stage } from './VideoPlayer.css';

export interface VideoPlayerProps {
  host: string;
  id: string;
  /** In the session’s storage: the film that the service does not have. */
  refusedKey: string;
}

/** Milliseconds in which the player must report that it plays; else the art has the stage alone. */
const timeoutMs = 15_000;

/** What the player says of itself: https://developers.google.com/youtube/iframe_api_reference */
const playing = 1;
const paused = 2;

/** Invisible until the player reports that it plays, and removed if that does not happen. */
export function VideoPlayer({ host, id, refusedKey }: VideoPlayerProps) {
  const iframe = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'waiting' | 'playing' | 'paused' | 'gone'>('waiting');

  const tell = (message: object) => {
    // To whoever is there: it holds no secret, and where the service refuses, the browser would
    // complain of a page of its own that has no origin.
    iframe.current?.contentWindow?.postMessage(JSON.stringify(message), '*');
  };

  useEffect(() => {
    const onMessage = ({ origin, data, source }: MessageEvent) => {
      if (origin !== host || source !== iframe.current?.contentWindow) return;
      const { event, info }: JsonObject = asObject(parseJson(String(data))) ?? {};
      if (event === 'onError') {
        setState('gone');
        // Where storage is blocked the next page asks again.
        unlessBlocked(() => sessionStorage.setItem(refusedKey, id));
      }
      const { playerState }: JsonObject = asObject(info) ?? {};
      if (playerState === playing) setState((now) => (now === 'gone' ? now : 'playing'));
      if (playerState === paused) setState((now) => (now === 'playing' ? 'paused' : now));
    };
    window.addEventListener('message', onMessage);
    const timer = setTimeout(
      () => setState((now) => (now === 'waiting' ? 'gone' : now)),
      timeoutMs,
    );
    return () => {
      window.removeEventListener('message', onMessage);
      clearTimeout(timer);
    };
  }, [host, id, refusedKey]);

  if (state === 'gone') return null;

  const address = new URL(`/embed/${id}`, host);
  address.search = new URLSearchParams({
    autoplay: '1',
    mute: '1',
    loop: '1',
    // A single film loops only as a playlist.
    playlist: id,
    controls: '0',
    disablekb: '1',
    playsinline: '1',
    rel: '0',
    enablejsapi: '1',
    origin: window.location.origin,
  }).toString();

  return (
    <>
      <div className={stage}>
        <iframe
          ref={iframe}
          className={frame}
          src={address.toString()}
          title="Background film of the coast"
          aria-hidden="true"
          tabIndex={-1}
          allow="autoplay"
          // The service needs a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
          data-playing={state !== 'waiting'}
          onLoad={() => {
            tell({ event: 'listening', id: 1, channel: 'widget' });
            tell({ event: 'command', func: 'addEventListener', args: ['onError'] });
          }}
        />
      </div>
      {state !== 'waiting' && (
        <button
          type="button"
          className={pause}
          aria-label={state === 'playing' ? 'Pause the film' : 'Play the film'}
          onClick={() => {
            const command = state === 'playing' ? 'pauseVideo' : 'playVideo';
            tell({ event: 'command', func: command, args: [] });
            setState(state === 'playing' ? 'paused' : 'playing');
          }}
        >
          <Glyph path={state === 'playing' ? pauseBars : play} />
        </button>
      )}
    </>
  );
}
