/** Words that say what a long number is, one row per language, separated by commas. `*` stands for any ending. */
type NumberWords = {
  readonly card: string;
  /** Not a payment number. */
  readonly other: string;
  /** Marks a number as an example. */
  readonly sample: string;
};

export const numberWords: Readonly<Record<string, NumberWords>> = {
  en: {
    card: 'card, cards, credit, debit, visa, mastercard, master card, amex, american express, maestro, discover, cvv, cvc, expires, exp, expiry, valid thru',
    other:
      'id, ids, uid, chat, channel, guild, user, thread, message, order, ref, reference, ticket, invoice, build, run, job, hash, imei, isbn, ean, upc, gtin, barcode, serial, tracking, parcel, shipment, booking, reservation, case, item, article, phone',
    sample: 'test, testing, sandbox, example, sample, dummy, demo, manual, stripe, fake',
  },
  de: {
    card: 'kreditkarte*, karte, karten, kartennummer, girokarte, bankkarte, gültig',
    other:
      'bestellung, bestellnummer, auftrag*, rechnung*, sendung*, paket*, artikel*, serien*, buchung*, vorgang*, aktenzeichen, kundennummer, strichcode',
    sample: 'beispiel*, muster*, testkarte*, handbuch',
  },
  fr: {
    card: 'carte, carte bancaire, carte bleue, cb, expire',
    other: 'commande, facture, colis, suivi, référence, réservation, dossier, série, article, code-barres',
    sample: 'exemple, essai, manuel',
  },
  es: {
    card: 'tarjeta, crédito, débito, caduca',
    other: 'pedido, factura, seguimiento, paquete, envío, referencia, reserva, serie, artículo, código de barras',
    sample: 'ejemplo, prueba',
  },
  pt: {
    card: 'cartão, crédito, débito',
    other: 'pedido, encomenda, fatura, rastreio, rastreamento, reserva, série',
    sample: 'exemplo, teste',
  },
  it: {
    card: 'carta, carta di credito, bancomat, scade',
    other: 'ordine, fattura, spedizione, pacco, prenotazione, pratica, matricola',
    sample: 'esempio, prova',
  },
  ru: {
    card: 'карт*',
    other: 'заказ*, счёт, счет, посылк*, трек*, накладн*, бронирован*, серийн*, артикул*',
    sample: 'пример*, тест*',
  },
  zh: { card: '卡号, 信用卡, 银行卡', other: '编号, 订单, 单号, 条码', sample: '测试, 示例' },
  ja: { card: 'カード', other: '注文, 伝票, 追跡, 番号札', sample: 'テスト, 例' },
  ko: { card: '카드', other: '주문, 송장, 운송장', sample: '테스트, 예시' },
};
